/** Looks up the names of the records that events are about. */
import type { Document } from 'mongodb'
import { AuditEntity } from 'openapi/codes'
import { AccountModel } from '#entities/accounts/account.model.ts'
import { ContactModel } from '#entities/contacts/contact.model.ts'
import { CustomFieldModel } from '#entities/custom-fields/custom-field.model.ts'
import { DealContractModel } from '#entities/deal-contracts/deal-contract.model.ts'
import { DealModel } from '#entities/deals/deal.model.ts'
import { FileModel } from '#entities/files/file.model.ts'
import { LabelModel } from '#entities/labels/label.model.ts'
import { LeadMailModel } from '#entities/lead-mail/lead-mail.model.ts'
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import { MilestoneModel } from '#entities/milestones/milestone.model.ts'
import { AppointmentModel } from '#entities/appointments/appointment.model.ts'
import { PlanModel } from '#entities/plans/plan.model.ts'
import { ServiceAccountModel } from '#entities/service-accounts/service-account.model.ts'
import { SmartListModel } from '#entities/smart-lists/smart-list.model.ts'
import { TaskModel } from '#entities/tasks/task.model.ts'
import { TeamModel } from '#entities/teams/team.model.ts'
import { TemplateModel } from '#entities/templates/template.model.ts'
import { TicketModel } from '#entities/tickets/ticket.model.ts'
import { TokenModel } from '#entities/tokens/token.model.ts'
import { UserModel } from '#entities/users/user.model.ts'
import { PhaseModel } from '#entities/workspaces/phase.model.ts'
import { WorkspaceModel } from '#entities/workspaces/workspace.model.ts'
import { toId } from '#platform/reads/find.ts'
import type { Collected } from '#platform/reads/presenter.ts'
import { ImportModel } from '#processes/import-rows/import.model.ts'

/** The fields that can name a record. The first one with a value is used. */
type Naming = { model: Collected; fields: readonly (readonly string[])[] }

const byName = (model: Collected): Naming => ({ model, fields: [['name']] })
const fullName = ['first_name', 'last_name']
const personName = fullName.map((field) => `person.${field}`)

/** A portal has no name of its own. */
const NAMINGS: Partial<Record<string, Naming>> = {
  access_token: byName(TokenModel),
  account: byName(AccountModel),
  contact: { model: ContactModel, fields: [fullName, ['company'], ['emails.0']] },
  custom_field: byName(CustomFieldModel),
  deal: byName(DealModel),
  deal_contract: byName(DealContractModel),
  file: byName(FileModel),
  follow_up_plan: byName(PlanModel),
  import: { model: ImportModel, fields: [['file_name']] },
  label: byName(LabelModel),
  lead_mail: { model: LeadMailModel, fields: [['subject'], ['from_address']] },
  lead_source: byName(LeadSourceModel),
  milestone: byName(MilestoneModel),
  appointment: { model: AppointmentModel, fields: [['title']] },
  phase: byName(PhaseModel),
  service_account: byName(ServiceAccountModel),
  smart_list: byName(SmartListModel),
  task: { model: TaskModel, fields: [['title']] },
  team: byName(TeamModel),
  template: byName(TemplateModel),
  ticket: { model: TicketModel, fields: [['subject']] },
  user: { model: UserModel, fields: [personName, ['email']] },
  workspace: byName(WorkspaceModel),
} satisfies { [Entity in AuditEntity]?: Naming }

/** The names of the records of one kind, by id. Records that are gone or have no name are missing. */
export async function namesOf(entity: string, ids: readonly string[]): Promise<Map<string, string>> {
  const naming = NAMINGS[entity]
  if (!naming || ids.length === 0) return new Map()
  const projection = Object.fromEntries(naming.fields.flat().map((field) => [field.replace(/\.0$/, ''), 1]))
  const rows = await naming.model.collection
    .find({ _id: { $in: [...new Set(ids)].map(toId) } }, { projection })
    .toArray()
  return new Map(rows.flatMap((row) => nameIn(row, naming).map((name) => [String(row._id), name])))
}

/** The name of a record that is gone, from the diffs of its events. */
export function nameInDiff(
  entity: string,
  diff: readonly { path: string; from: unknown; to: unknown }[],
): string | null {
  const naming = NAMINGS[entity]
  const values = Object.fromEntries(diff.map(({ path, from, to }) => [path, to ?? from]))
  const found = naming?.fields.map((fields) => joined(fields.map((field) => values[field] ?? valueAt(values, field))))
  return found?.find((name) => name !== '') ?? null
}

const nameIn = (row: Document, { fields }: Naming): string[] =>
  fields
    .map((parts) => joined(parts.map((path) => valueAt(row, path))))
    .filter((name) => name !== '')
    .slice(0, 1)

const joined = (parts: readonly unknown[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ')

const valueAt = (row: Document, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Document | null | undefined)?.[key], row)
