/** What is started: the program of this clone, or as it is packed when `SAYSO_BIN` says where (it starts sooner). */
import { fileURLToPath } from 'node:url'

export const bin = process.env.SAYSO_BIN ?? fileURLToPath(new URL('../../bin/sayso.js', import.meta.url))
