// Does the server in this container answer, and its database? For HEALTHCHECK: exits 0 or 1.
// The certificate is for the public name, not for loopback, so it is not checked here.
import { get as http } from 'node:http'
import { get as https } from 'node:https'

const { SAYSO_PORT = '3000', SAYSO_TLS_CERT } = process.env
const get = SAYSO_TLS_CERT === undefined ? http : https
get({ host: '127.0.0.1', port: SAYSO_PORT, path: '/readyz', timeout: 2500, rejectUnauthorized: false })
  .on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))
