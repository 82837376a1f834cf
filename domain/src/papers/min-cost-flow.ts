type Arc = { to: number; left: number; cost: number; back: Arc | undefined }

/** A network in which units flow from one node to another, each arc at a cost per unit. Costs are whole and not negative. */
export type Network = {
  /** Says afterwards how many units pass. */
  join(from: number, to: number, capacity: number, cost: number): () => number
  /** Sends as much as can be sent, as cheaply as that can be done, and says how much. */
  send(from: number, to: number): number
  /** What could still be reached. Arcs that lead out of it are full: they bind. */
  reachable(from: number): ReadonlySet<number>
}

/** Successive shortest paths: Ahuja, Magnanti, Orlin, Network Flows (1993), chapter 9.7. */
export function makeNetwork(nodes: number): Network {
  const arcs: Arc[][] = Array.from({ length: nodes }, () => [])
  return {
    join(from, to, capacity, cost) {
      const back: Arc = { to: from, left: 0, cost: -cost, back: undefined }
      const arc: Arc = { to, left: capacity, cost, back }
      back.back = arc
      arcs[from]?.push(arc)
      arcs[to]?.push(back)
      return () => capacity - arc.left
    },
    send(from, to) {
      let sent = 0
      for (;;) {
        const path = cheapestPath(arcs, from, to)
        if (path.length === 0) return sent
        const units = Math.min(...path.map(({ left }) => left))
        for (const arc of path) {
          arc.left -= units
          if (arc.back) arc.back.left += units
        }
        sent += units
      }
    },
    reachable(from) {
      const reached = new Set([from])
      for (const node of reached) for (const { to, left } of arcs[node] ?? []) if (left > 0) reached.add(to)
      return reached
    },
  }
}

/** By Bellman and Ford with a queue; no path is an empty one. */
function cheapestPath(arcs: readonly Arc[][], from: number, to: number): Arc[] {
  const cost: number[] = Array(arcs.length).fill(Number.POSITIVE_INFINITY)
  const by: (Arc | undefined)[] = Array(arcs.length)
  const queue = new Set([from])
  cost[from] = 0
  for (const node of queue) {
    queue.delete(node)
    for (const arc of arcs[node] ?? []) {
      const total = (cost[node] ?? 0) + arc.cost
      if (arc.left === 0 || total >= (cost[arc.to] ?? 0)) continue
      cost[arc.to] = total
      by[arc.to] = arc
      queue.add(arc.to)
    }
  }
  const path: Arc[] = []
  for (let arc = by[to]; arc; arc = by[arc.back?.to ?? from]) path.unshift(arc)
  return path
}
