import type { Server } from 'node:http'

/** Browsers open six; a proxy before this server may open one for each of its visitors. */
const OF_ONE_ADDRESS = 250

/** Closes what an address opens beyond a number of connections. */
export function limitConnections(server: Server, most: number = OF_ONE_ADDRESS): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const before = open.get(address) ?? 0
    if (before >= most) return void socket.destroy()
    open.set(address, before + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
