/**
 * The fields without a default that every stored record has, by collection: those of its first version, and those that a
 * migration has given to the records stored before.
 */
export const ALWAYS_STORED: { readonly [collection: string]: string } = {
  labels: 'account name',
  custom_fields: 'account entity kind key name options.key options.name',
  lead_routings: 'account rules.id rules.name rules.way',
  lead_sources: 'account kind name form.title form.consent form.thanks',
  lead_mails: 'account lead_source received_at fingerprint',
  inquiries: 'account contact lead_source kind asked_at assignment.skipped.user',
  activities: 'account contact kind at',
  relationships: 'account contact other kind',
  appointments: 'account date ends starts title',
  sample_data: 'account',
  accounts: 'name holidays.date holidays.name',
  images: 'account bytes',
  users: 'account email working_hours.weekday working_hours.starts working_hours.ends',
  absences: 'account user first_day last_day',
  contacts: 'account owner claim.state',
  phases: 'account team workspace name',
  workspaces: 'account team name',
  commission_plans: 'account team user effective_from anniversary tiers tiers.from tiers.split_bp fees.label',
  deals:
    'account team workspace phase rank name representation agents.user agents.role agents.standing.plan agents.standing.tiers agents.standing.tiers.from agents.standing.tiers.split_bp agents.standing.fees.label agents.standing.year_from agents.standing.year_until agents.standing.earned agents.standing.paid parties.contact parties.role date_rules.date date_rules.anchor date_rules.offset date_rules.unit date_rules.roll date_rules.skip_holidays date_rules.pinned commission.proposal.terms commission.proposal.proposed_by commission.proposal.proposed_at',
  files: 'account name type size preview bytes digest',
  tasks:
    'account team title checklist.text due_rule.anchor due_rule.offset due_rule.unit due_rule.roll due_rule.skip_holidays',
  reminders: 'account user task kind',
  teams:
    'account name members.user members.role members.invited.email members.invitation.sent_at members.invitation.expires_at',
  tickets: 'account subject description priority type reporter',
  access_tokens: 'account name scopes hash expires_at',
  service_accounts: 'account name role',
  smart_lists: 'account name',
  plans: 'account name',
  plan_enrollments: 'account plan contact started_at',
  plan_settings: 'account',
  email_blocks: 'account reason at',
  saved_views: 'account team name state state.view',
  account_requests: 'person name team_size state',
  milestones:
    'account deal name due_rule.anchor due_rule.offset due_rule.unit due_rule.roll due_rule.skip_holidays team',
  templates:
    'account name switches.key switches.name date_rules.date date_rules.anchor date_rules.offset date_rules.unit date_rules.roll date_rules.skip_holidays milestones.key milestones.name milestones.due_rule.anchor milestones.due_rule.offset milestones.due_rule.unit milestones.due_rule.roll milestones.due_rule.skip_holidays milestones.tasks.key milestones.tasks.title milestones.tasks.due_rule.anchor milestones.tasks.due_rule.offset milestones.tasks.due_rule.unit milestones.tasks.due_rule.roll milestones.tasks.due_rule.skip_holidays',
  imports: 'account team workspace file_name columns',
  calendar_feeds: 'account user name hash',
  portals: 'account deal contact mode',
  account_links: 'user purpose hash expires_at',
  notes: 'account body',
  deal_contracts:
    'account deal state parties.contact parties.role offered.parties.contact offered.parties.role contingencies.kind offered.contingencies.kind tasks.task tasks.title tasks.fate',
  client_messages: 'account deal kind text moves.date moves.from moves.to',
}
