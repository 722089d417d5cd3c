/** A desk at which leads arrive one after another, so that what one of them changes counts for the next. */
import type { LeadFacts } from './lead-facts.ts'
import { afterTurn, type Decision, type Desk, routeLead, tallyOf } from './route-lead.ts'

/** Trying rules and using them both go through it, so they decide alike. */
export class OpenDesk {
  private readonly desk: Desk & { turns: Map<string, readonly string[]>; tallies: Map<string, number> }

  constructor(desk: Desk) {
    this.desk = { ...desk, turns: new Map(desk.turns), tallies: new Map(desk.tallies) }
  }

  /** Who gets a lead that arrives at an instant, or may claim it. By rotation, it's their turn. */
  decide(lead: LeadFacts, at: Date): Decision {
    const decision = routeLead(this.desk, lead, at)
    const { rule, users } = decision
    const [user] = users
    if (rule?.way === 'rotation' && user !== undefined)
      this.desk.turns.set(rule.id, afterTurn(this.turnsOf(rule.id), user))
    return decision
  }

  /** Someone got a lead on a day. */
  count(user: string, day: string): void {
    const tally = tallyOf(user, day)
    this.desk.tallies.set(tally, (this.desk.tallies.get(tally) ?? 0) + 1)
  }

  /** Who had a turn by a rule, the last one last. */
  turnsOf(rule: string): readonly string[] {
    return this.desk.turns.get(rule) ?? []
  }
}
