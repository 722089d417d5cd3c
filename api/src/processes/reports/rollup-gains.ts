/** How created, removed and changed deals change the rollups. */
import type { ClientSession, Types } from 'mongoose'
import { metricsBy, reportMonth } from './dimensions.ts'
import { type DealFacts, FIGURES, type Metrics, metricsOf } from './metrics.ts'
import { MAPPED_KINDS, RollupModel } from './rollup.model.ts'

/** The changes of one rollup: metrics by their path in the document. */
type Gain = { team: Types.ObjectId; month: string | null; status: number; metrics: Map<string, number> }

export class RollupGains {
  private readonly gains = new Map<string, Gain>()

  /** Adds (1) or subtracts (-1) a deal. */
  count(deal: DealFacts, sign: 1 | -1): void {
    const { metrics } = this.gainOf(deal)
    const add = (path: string, more: Metrics) => {
      for (const name of FIGURES) {
        const at = `${path}.${name}`
        if (more[name] !== 0) metrics.set(at, (metrics.get(at) ?? 0) + sign * more[name])
      }
    }
    add('total', metricsOf(deal))
    for (const kind of MAPPED_KINDS) {
      for (const [key, more] of metricsBy(kind, deal)) add(`${kind}.${key}`, more)
    }
  }

  /** Applies the changes to the rollups. Writes nothing if there are none. */
  async write(session: ClientSession): Promise<void> {
    const writes = [...this.gains].flatMap(([_id, { team, month, status, metrics }]) => {
      const increments = [...metrics].filter(([, by]) => by !== 0)
      if (increments.length === 0) return []
      const update = { $setOnInsert: { team, month, status }, $inc: Object.fromEntries(increments) }
      return [{ updateOne: { filter: { _id }, update, upsert: true } }]
    })
    if (writes.length > 0) await RollupModel.bulkWrite(writes, { session, ordered: true })
  }

  private gainOf(deal: DealFacts): Gain {
    const { team, status } = deal
    const month = reportMonth(deal)
    const id = `${String(team)}:${month ?? ''}:${status}`
    const gain = this.gains.get(id) ?? { team, month, status, metrics: new Map<string, number>() }
    this.gains.set(id, gain)
    return gain
  }
}
