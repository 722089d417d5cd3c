/** Matches a template with a deal: which items the deal already has, which the switches leave out, and which to add. */
import type { Types } from 'mongoose'
import { AppliedState } from 'openapi/codes'
import type { StoredTemplate } from '#entities/templates/template.model.ts'
import { newId } from '#platform/records/record.ts'
import { titleOf } from '#processes/deal-save/cascade.ts'
import type { Course } from '#processes/deal-save/course.query.ts'

type Rule = StoredTemplate['milestones'][number]['due_rule']
type Conditional = { key: string; left_out_by: readonly string[]; only_with: readonly string[] }

export class Fitting {
  private readonly template: StoredTemplate
  private readonly ids = new Map<string, Types.ObjectId>()
  private readonly states = new Map<string, AppliedState>()
  private readonly titles: ReadonlyMap<string, string>

  /** `switches` are the keys of those that are on. */
  constructor(template: StoredTemplate, { tasks, milestones }: Course, switches: ReadonlySet<string>) {
    this.template = template
    this.titles = titlesOf(template)
    const isIn = ({ left_out_by: out, only_with: needed }: Conditional) =>
      !out.some((key) => switches.has(key)) && (needed.length === 0 || needed.some((key) => switches.has(key)))
    const knownMilestones = this.known(milestones)
    const knownTasks = this.known(tasks)
    for (const milestone of template.milestones) {
      const isMilestoneIn = isIn(milestone)
      this.place(milestone.key, knownMilestones(milestone.key, milestone.name), isMilestoneIn)
      for (const task of milestone.tasks)
        this.place(task.key, knownTasks(task.key, task.title), isMilestoneIn && isIn(task))
    }
  }

  /** What applying the template does with the milestone or task of this key. */
  stateOf = (key: string): AppliedState => this.states.get(key) ?? AppliedState.left_out

  /** The item's id in the deal, existing or new; null if it is left out. */
  idOf = (key: string): Types.ObjectId | null => this.ids.get(key) ?? null

  /** The reference to the template that an item of the deal stores. */
  templateKey = (key: string): string => `${String(this.template._id)}:${key}`

  /**
   * The rule with ids of the deal's items in place of keys. Null, with the reason, if it counts from an item left out.
   */
  ruleOf(rule: Rule): { due_rule: object | null; due_reason: string } {
    if (!rule?.item) return { due_rule: rule ? { ...rule, item: null } : null, due_reason: '' }
    const item = this.idOf(rule.item)
    if (item) return { due_rule: { ...rule, item }, due_reason: '' }
    return { due_rule: null, due_reason: `No date: “${this.titles.get(rule.item) ?? rule.item}” was left out` }
  }

  private place(key: string, known: Types.ObjectId | undefined, isIn: boolean): void {
    this.states.set(key, known ? AppliedState.there : isIn ? AppliedState.added : AppliedState.left_out)
    if (known || isIn) this.ids.set(key, known ?? newId())
  }

  /** Finds the deal's items that were made from this template, or that have the same name and were not. */
  private known(items: readonly (Course['tasks'][number] | Course['milestones'][number])[]) {
    const own = this.templateKey('')
    const byKey = new Map(items.map((item) => [item.template_key, item._id]))
    const others = items.filter((item) => !item.template_key?.startsWith(own))
    const byTitle = new Map(others.map((item) => [plain(titleOf(item)), item._id]))
    return (key: string, title: string) => byKey.get(this.templateKey(key)) ?? byTitle.get(plain(title))
  }
}

const plain = (title: string): string => title.trim().toLowerCase()

const titlesOf = ({ milestones }: StoredTemplate): Map<string, string> =>
  new Map(
    milestones.flatMap(({ key, name, tasks }) => [
      [key, name] as const,
      ...tasks.map((task) => [task.key, task.title] as const),
    ]),
  )
