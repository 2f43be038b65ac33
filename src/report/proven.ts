/** What a successful outcome proves, with its type; the tool layer checked it against the same schemas. */
import type { Outcome } from '../domain/decision.ts'

type Success = Extract<Outcome['result'], { success: true }>

export function data<T>(outcome: Outcome): T {
  return (outcome.result as Success).data as T
}
