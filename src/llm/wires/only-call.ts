/** A model is to call one function, once. Anything else (none, another, fifty) is no answer. */
import { ModelFailure } from '../failure.ts'
import { flatFunction } from '../function.ts'

export function onlyCall(calls: readonly { readonly name: string; readonly arguments: string }[]): string {
  const [call, ...more] = calls
  if (call === undefined) throw new ModelFailure('unreadable', 'no function was called')
  if (more.length > 0) throw new ModelFailure('unreadable', `${calls.length} functions were called`)
  if (call.name !== flatFunction.name) throw new ModelFailure('unreadable', 'an unknown function was called')
  return call.arguments
}
