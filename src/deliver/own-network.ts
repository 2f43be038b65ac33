/**
 * Addresses that lead into the server's own network, or to itself. Nobody who merely has an account here may make it
 * ask there: it would answer questions that a stranger cannot put.
 */
import { BlockList, isIP } from 'node:net'

const own = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(network, bits, 'ipv4')

/** Only what is handed out to the world at all; and of that not what carries an address of the other kind inside. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
const carriers = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  carriers.addSubnet(network, bits, 'ipv6')

export function isOwnNetwork(address: string): boolean {
  const plain = address.replace(/^\[|\]$/gu, '')
  switch (isIP(plain)) {
    case 4:
      return own.check(plain, 'ipv4')
    case 6:
      return !world.check(plain, 'ipv6') || carriers.check(plain, 'ipv6')
    default:
      return true
  }
}
