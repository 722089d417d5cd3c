/** Describes an event as a sentence without its actor: "changed the deal “402 Maple Street”". Pure. */
import { AuditEntity, auditEntityLabels } from 'openapi/codes'
import type { Difference } from '#platform/events/diff.ts'

/** Verbs followed by the record. Any other operation is spelled out with spaces: `apply_template`. */
const VERBS: { readonly [op: string]: string } = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  archive: 'archived',
  restore: 'restored',
  import: 'imported',
  recover: 'restored',
  duplicate: 'duplicated another deal as',
  close: 'closed',
  reopen: 'reopened',
  propose_commission: 'proposed commission terms for',
  approve_commission: 'approved the commission terms for',
  turn_down_commission: 'turned down commission terms for',
  fail_contract: 'recorded that a contract fell through for',
  accept_offer: 'accepted a backup offer for',
  complete: 'completed',
  move: 'moved',
  merge: 'merged',
  unmerge: 'undid a merge of',
  mark_not_same: 'marked as no duplicate:',
  unmark_not_same: 'marked as a possible duplicate again:',
  revoke: 'revoked',
  rotate: 'replaced the secret of',
  claim: 'claimed',
  end_offer: 'ended the offer of',
  become_customer: 'opened billing for',
  set_retention: 'changed data retention for',
  set_sign_in_rules: 'changed the sign-in rules for',
  reset_two_step: 'reset two-step sign-in for',
  second_step_failed: 'entered a wrong code to sign in as',
  choose_mail: 'changed email updates for',
  resend: 'resent the email for',
  resend_invitation: 'resent an invitation to',
  set_working_hours: 'set the working hours of',
  send: 'sent',
  drop: 'decided not to send',
  apply_template: 'applied a template to',
  reschedule: 'moved dates on',
  change_calendar: 'changed the calendar for',
  edit_tasks: 'changed several tasks on',
  not_applicable: 'marked as not applicable',
  undo: 'undid a change to',
  hand_over: 'handed over',
  deactivate: 'deactivated',
  reactivate: 'reactivated',
  join: 'joined',
  decline: 'declined the invitation to',
  leave: 'left',
  transfer_ownership: 'transferred ownership of',
  make_operator: 'gave access to the platform’s console to',
  end_operator: 'took access to the platform’s console from',
  export_personal_data: 'exported the personal data of',
  erase: 'erased the personal data of',
  request_erasure: 'asked to erase the personal data of',
  recompute_commission: 'recalculated the commission for',
  baseline: 'noted the state of',
  cancel: 'canceled',
  fail: 'couldn’t finish',
  fill: 'added missing details to',
  follow: 'updated',
  pin: 'pinned',
  unpin: 'unpinned',
  reorder: 'reordered',
}

/** What happens to an import. */
const IMPORT_VERBS: { readonly [op: string]: string } = {
  create: 'chose a file for',
  start: 'started',
  finish: 'finished',
  begin_undo: 'started to undo',
  undo: 'undid',
}

/** What happened to a member of a team. */
const MEMBER_VERBS: { readonly [op: string]: (who: string) => string } = {
  invite: (who) => `invited ${who} to`,
  cancel_invitation: (who) => `canceled the invitation of ${who} to`,
  change_member: (who) => `changed ${who} in`,
  deactivate: (who) => `deactivated ${who} in`,
  reactivate: (who) => `reactivated ${who} in`,
}

/** What happened to the contact that was merged, and to the one that was kept. Both have an event of it. */
const MERGE_SENTENCES: { readonly [op: string]: (merged: string, kept: string) => string } = {
  merge: (merged, kept) => `merged the contact “${merged}” into “${kept}”`,
  unmerge: (merged, kept) => `separated the contact “${merged}” from “${kept}” again`,
}

const isOfKept = (diff: readonly Difference[]) => diff.some(({ path }) => path === 'merged')

/** What users do with their own sign-in. No record is named. */
const SENTENCES: { readonly [op: string]: string } = {
  sign_in: 'signed in',
  sign_out: 'signed out',
  end_session: 'ended one of their sessions',
  end_other_sessions: 'signed out everywhere else',
  set_password: 'set a password',
  use_recovery_code: 'signed in with a recovery code',
  enable_two_step: 'turned on two-step sign-in',
  disable_two_step: 'turned off two-step sign-in',
  renew_recovery_codes: 'made new recovery codes',
}

/** What happens to contacts in follow-up plans, and to their consent to email. These records have no names. */
const OF_PLANS: { readonly [what: string]: string } = {
  'plan_enrollment start': 'started a follow-up plan for a contact',
  'plan_enrollment step': 'ran a step of a follow-up plan',
  'plan_enrollment finish': 'finished a follow-up plan',
  'plan_enrollment pause': 'paused a follow-up plan for a contact',
  'plan_enrollment resume': 'resumed a follow-up plan for a contact',
  'plan_enrollment stop': 'stopped a follow-up plan for a contact',
  'plan_enrollment move': 'moved a follow-up plan to the contact that was kept in a merge',
  'plan_enrollment undo': 'undid a change to a follow-up plan for a contact',
  'plan_enrollment delete': 'took a contact out of a follow-up plan',
  'email_block create': 'noted that email to an address bounces',
  'email_block opt_out': 'opted a contact out of email from plans',
  'email_block opt_in': 'allowed email from plans to a contact again',
  'plan_settings create': 'changed the settings of follow-up plans',
  'plan_settings update': 'changed the settings of follow-up plans',
  'plan_settings undo': 'undid a change to the settings of follow-up plans',
}

/**
 * `name` is the record's name, null if it has none. `members` are the members that a team's change is about, `other` is
 * the other contact of a merge.
 */
type Names = { name: string | null; members: readonly string[]; other?: string | null }

type Told = { op: string; entity: string; diff: readonly Difference[] }

/** Describes an event. */
export function auditSentence({ op, entity, diff }: Told, { name, members, other = null }: Names): string {
  if (entity === AuditEntity.export) return exportSentence(diff)
  if (entity === AuditEntity.sample_data) return op === 'create' ? 'added sample data' : 'removed the sample data'
  const sentence = SENTENCES[op]
  if (entity === AuditEntity.user && sentence) return sentence
  const ofPlans = OF_PLANS[`${entity} ${op}`]
  if (ofPlans) return ofPlans
  const kind = isAuditEntity(entity) ? auditEntityLabels[entity].toLowerCase() : entity.replaceAll('_', ' ')
  const record = name === null ? `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}` : `the ${kind} “${name}”`
  const ofMerge = entity === AuditEntity.contact ? MERGE_SENTENCES[op] : undefined
  if (ofMerge && name !== null && other !== null) return isOfKept(diff) ? ofMerge(other, name) : ofMerge(name, other)
  if (op === 'sign_in_failed') return `couldn’t sign in as ${record}`
  if (entity === AuditEntity.access_token && op === 'delete') return `revoked ${record}`
  const toMember = entity === AuditEntity.team ? MEMBER_VERBS[op] : undefined
  if (toMember) return `${toMember(members.join(', ') || 'someone')} ${record}`
  const ofImport = entity === AuditEntity.import ? IMPORT_VERBS[op] : undefined
  return `${ofImport ?? VERBS[op] ?? op.replaceAll('_', ' ')} ${record}`
}

/** "exported archived deals: 12 rows". */
function exportSentence(diff: readonly Difference[]): string {
  const { list, rows, broken_off: isBrokenOff } = Object.fromEntries(diff.map(({ path, to }) => [path, to]))
  const count = Number(rows).toLocaleString('en-US')
  const taken = `exported ${String(list).replaceAll('-', ' ')}: ${count} ${rows === 1 ? 'row' : 'rows'}`
  return isBrokenOff ? `${taken}, but the connection was lost` : taken
}

const isAuditEntity = (entity: string): entity is AuditEntity => entity in auditEntityLabels
