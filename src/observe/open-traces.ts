/** Where spans go: to a collector that speaks OTLP over HTTP, a batch every few seconds. Loaded only where one is set. */
import type { Tracer } from '@opentelemetry/api'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

export interface Collector {
  /** Where traces are taken in, as http://127.0.0.1:4318/v1/traces. */
  readonly url: string
  readonly version: string
  /** Told when they could not be sent. */
  fault(error: unknown): void
}

export interface OpenTraces {
  readonly tracer: Tracer
  /** Sends what is left. */
  close(): Promise<void>
}

/** Headers, patience, certificates and the name of the service are in the standard OTEL_ variables. */
export function openTraces({ url, version, fault }: Collector): OpenTraces {
  setGlobalErrorHandler(fault)
  const own = resourceFromAttributes({ 'service.name': 'sayso', 'service.version': version })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    // Whoever asks does not decide what is seen of it.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  return { tracer: provider.getTracer('sayso', version), close: () => provider.shutdown() }
}
