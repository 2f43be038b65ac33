/**
 * Figures that leave spans behind as well: one for each request, and within it one for each turn, call of a tool and
 * question to a model. Like logs they say routes, names, codes and times, never what anyone wrote.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { Problem } from '../domain/problem.ts'
import type { Figures } from '../http/figures.ts'

export interface Traced {
  readonly figures: Figures
  /** A call of a tool within a turn. */
  tool<T>(name: string, call: () => Promise<T>): Promise<T>
}

export function traced(figures: Figures, tracer: Tracer): Traced {
  const spans = new Spans(tracer)
  return {
    figures: {
      ...figures,
      during: (traceparent, run) =>
        spans.within('request', { kind: SpanKind.SERVER, under: parentIn(traceparent) }, () =>
          figures.during(traceparent, run),
        ),
      request(request) {
        const { route, method, status, request_id } = request
        spans.current()?.updateName(`${method} ${route}`).setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'sayso.request_id': request_id,
        })
        if (status >= 500) spans.current()?.setStatus({ code: SpanStatusCode.ERROR })
        figures.request(request)
      },
      turn: (run) =>
        spans.within('turn', {}, async () => {
          const response = await figures.turn(run)
          const { intent, classification_method: method } = response.metadata
          const said = { intent, state: response.state, method }
          spans.current()?.setAttributes(named(said))
          return response
        }),
      tool(name, success, took_ms) {
        spans.past(`tool ${name}`, took_ms, { tool: name, success })
        figures.tool(name, success, took_ms)
      },
      model(outcome, took_ms) {
        spans.past('model', took_ms, { outcome })
        figures.model(outcome, took_ms)
      },
    },
    tool: (name, call) => spans.within(`tool ${name}`, { attributes: named({ tool: name }) }, call),
  }
}

interface How {
  readonly kind?: SpanKind
  readonly attributes?: Attributes
  /** Where it belongs, unless that is where we are. */
  readonly under?: Context
}

class Spans {
  readonly #tracer: Tracer
  readonly #here = new AsyncLocalStorage<Context>()

  constructor(tracer: Tracer) {
    this.#tracer = tracer
  }

  current(): Span | undefined {
    return trace.getSpan(this.#context())
  }

  async within<T>(name: string, { under, ...how }: How, run: () => Promise<T>): Promise<T> {
    const context = under ?? this.#context()
    const span = this.#tracer.startSpan(name, how, context)
    try {
      return await this.#here.run(trace.setSpan(context, span), run)
    } catch (error) {
      // A message may quote a title, so it stays out.
      const code = error instanceof Problem ? error.code : 'INTERNAL_ERROR'
      span.setAttributes(named({ code })).setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  /** What is over already. */
  past(name: string, took_ms: number, attributes: Attributes): void {
    const end = performance.timeOrigin + performance.now()
    const how = { startTime: end - took_ms, attributes: named(attributes) }
    this.#tracer.startSpan(name, how, this.#context()).end(end)
  }

  #context(): Context {
    return this.#here.getStore() ?? ROOT_CONTEXT
  }
}

function named(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [`sayso.${name}`, value]))
}

const propagator = new W3CTraceContextPropagator()

function parentIn(traceparent: string | undefined): Context {
  return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
}
