/** Spans, where the settings name a collector for them; else nothing of it is even loaded. */
import type { Settings } from '../compose/settings.ts'
import type { Figures } from '../http/figures.ts'
import type { Log } from '../observe/log.ts'
import type { ToolPort } from '../tools/port.ts'
import { version } from './version.ts'

export interface Tracing {
  readonly figures: Figures
  tools(port: ToolPort): ToolPort
  close(): Promise<void>
}

export async function tracing(settings: Settings, figures: Figures, log: Log): Promise<Tracing> {
  const url = collectorOf(settings)
  if (url === null) return { figures, tools: (port) => port, close: async () => undefined }
  const [{ openTraces }, { traced }] = await Promise.all([
    import('../observe/open-traces.ts'),
    import('../observe/traces.ts'),
  ])
  const fault = (error: unknown) => log.fault(error, 'traces')
  const { tracer, close } = openTraces({ url, version: version(), fault })
  const with_spans = traced(figures, tracer)
  return {
    figures: with_spans.figures,
    tools: (port) => ({
      call: (tool, params, scope) => with_spans.tool(tool, () => port.call(tool, params, scope)),
      close: () => port.close(),
    }),
    close: () => close().catch(fault),
  }
}

/** One for traces alone is named whole; the other is where all that can be sent is sent to. */
function collectorOf(settings: Settings): string | null {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, OTEL_EXPORTER_OTLP_ENDPOINT: all } = settings
  return own ?? (all === undefined ? null : `${all.replace(/\/$/u, '')}/v1/traces`)
}
