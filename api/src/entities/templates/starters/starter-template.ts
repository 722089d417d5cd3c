/** The form in which an account's first templates are written (docs/domain.md#due-dates). */
import type { DealDateRule, TemplateDueRule, TemplateTask } from 'openapi'
import {
  AgentRole,
  type ClientSide,
  type DealType,
  type DueAnchor,
  type Representation,
  type TaskKind,
  type WaitingOn,
} from 'openapi/codes'

export type StarterRule = Pick<TemplateDueRule, 'anchor' | 'offset' | 'unit'> &
  Partial<Pick<TemplateDueRule, 'item' | 'business_up_to' | 'roll' | 'time' | 'rolled_time' | 'source'>>

/** The switches that exclude or require the item. */
type Conditions = { left_out_by?: string[]; only_with?: string[] }

export type StarterTask = Conditions & {
  key: string
  title: string
  due: StarterRule
  /** Who sees to it, whoever it waits for. */
  assignee_role: AgentRole
  kind?: TaskKind
  waiting_on?: WaitingOn
  priority?: 1 | 2 | 3
  client_visible?: boolean
  client_side?: ClientSide | null
  depends_on?: string[]
}

export type StarterMilestone = Conditions & {
  key: string
  name: string
  due: StarterRule | null
  /** The text for the client; empty if the milestone is not for them. */
  client_text: string
  client_side?: ClientSide | null
  tasks: StarterTask[]
}

export type StarterDate = Omit<DealDateRule, 'pinned'> & Conditions

export type StarterTemplate = {
  name: string
  representation: Representation
  deal_type?: DealType
  switches: { key: string; name: string }[]
  /** The rules of the deal's own dates. */
  dates?: readonly StarterDate[]
  milestones: StarterMilestone[]
}

export const days = (anchor: DueAnchor, offset: number): StarterRule => ({ anchor, offset, unit: 'calendar' })
export const business = (anchor: DueAnchor, offset: number): StarterRule => ({ anchor, offset, unit: 'business' })
export const after = (item: string, offset: number): StarterRule => ({ anchor: 'task', offset, unit: 'calendar', item })

/** A waiting period of federal mortgage rules. `paragraph` is that of 12 CFR 1026.19. */
export const regZ = (anchor: DueAnchor, offset: number, paragraph: string): StarterRule => ({
  anchor,
  offset,
  unit: 'reg_z_specific',
  source: `12 CFR 1026.19${paragraph}`,
})

/** A task of the lead, unless `more` names another role. */
export const task = (
  key: string,
  title: string,
  due: StarterRule,
  more: Partial<Omit<StarterTask, 'key' | 'title' | 'due'>> = {},
): StarterTask => ({ key, title, due, assignee_role: AgentRole.lead, ...more })

/** A task of the client that is shown to them. */
export const clients = { waiting_on: 'client', client_visible: true } as const
/** Office work. The lead does it where the deal has no assistant. */
export const office = { assignee_role: AgentRole.assistant } as const
/** A task of a third party, such as a lender, inspector or title company. The office follows it up. */
export const others = { waiting_on: 'third_party', ...office } as const
export const paper = { kind: 'document' } as const
/** A contractual date, which the lead sees to. */
export const keyDate = { kind: 'key_date', assignee_role: AgentRole.lead } as const

const storedRule = (due: StarterRule | null): TemplateDueRule | null =>
  due && {
    item: null,
    business_up_to: null,
    roll: 'none',
    skip_holidays: true,
    time: null,
    rolled_time: null,
    source: null,
    ...due,
  }

/** A task in stored form. */
export const storedTask = ({ due, ...task }: StarterTask): TemplateTask => ({
  kind: 'todo',
  waiting_on: 'team',
  priority: 2,
  pinned: false,
  client_visible: false,
  depends_on: [],
  left_out_by: [],
  only_with: [],
  ...task,
  due_rule: storedRule(due),
})

/** A template in stored form. */
export function storedTemplate({ name, representation, deal_type, switches, dates = [], milestones }: StarterTemplate) {
  return {
    name,
    representation,
    deal_type: deal_type ?? null,
    switches,
    date_rules: dates.map((rule) => ({ left_out_by: [], only_with: [], ...rule })),
    milestones: milestones.map(({ due, client_text, tasks, ...milestone }) => ({
      left_out_by: [],
      only_with: [],
      ...milestone,
      client_text,
      client_visible: client_text !== '',
      due_rule: storedRule(due),
      tasks: tasks.map(storedTask),
    })),
  }
}
