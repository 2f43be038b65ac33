/** A transport whose incoming messages someone else hears, too, before they are answered. */
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server'

export function overheard(wire: Transport, hear: (message: JSONRPCMessage) => void): Transport {
  const near: Transport = {
    start: () => wire.start(),
    send: (message, options) => wire.send(message, options),
    close: () => wire.close(),
    setProtocolVersion: (version) => wire.setProtocolVersion?.(version),
  }
  wire.onmessage = (message, extra) => {
    hear(message)
    near.onmessage?.(message, extra)
  }
  wire.onclose = () => near.onclose?.()
  wire.onerror = (error) => near.onerror?.(error)
  return near
}
