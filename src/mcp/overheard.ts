/** A transport whose incoming messages someone else hears, too, and may have wait before they are answered. */
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/server'

export function overheard(
  wire: Transport,
  hear: (message: JSONRPCMessage) => Promise<void> | null,
): Transport {
  const near: Transport = {
    start: () => wire.start(),
    send: (message, options) => wire.send(message, options),
    close: () => wire.close(),
    setProtocolVersion: (version) => wire.setProtocolVersion?.(version),
  }
  let waiting: Promise<void> | null = null
  wire.onmessage = (message, extra) => {
    const heard = hear(message)
    if (heard === null && waiting === null) return near.onmessage?.(message, extra)
    // None overtakes another.
    const mine = Promise.all([waiting, heard]).then(() => {
      if (waiting === mine) waiting = null
      near.onmessage?.(message, extra)
    })
    waiting = mine
  }
  wire.onclose = () => near.onclose?.()
  wire.onerror = (error) => near.onerror?.(error)
  return near
}
