// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

export const ContactStatus = {
  NewLead: 1,
  Contacted: 2,
  Qualified: 3,
  ActiveClient: 4,
  Closed: 5,
  Lost: 6,
} as const
export type ContactStatus = (typeof ContactStatus)[keyof typeof ContactStatus]
export const contactStatusLabels: Record<ContactStatus, string> = {
  1: 'New Lead',
  2: 'Contacted',
  3: 'Qualified',
  4: 'Active Client',
  5: 'Closed',
  6: 'Lost',
}

export const ContactTemperature = {
  NotSure: 0,
  Cold: 1,
  Warm: 2,
  Hot: 3,
} as const
export type ContactTemperature = (typeof ContactTemperature)[keyof typeof ContactTemperature]
export const contactTemperatureLabels: Record<ContactTemperature, string> = {
  0: 'Not Sure',
  1: 'Cold',
  2: 'Warm',
  3: 'Hot',
}

export const ContactSource = {
  WebsiteInquiry: 1,
  SocialMedia: 2,
  DirectCall: 3,
  OpenHouse: 4,
  Zillow: 5,
  Other: 6,
  PastClient: 7,
  ClientReferral: 8,
  AgentReferral: 9,
  ForSaleByOwner: 10,
  OtherReferral: 11,
  ExpiredListing: 12,
  PaidAds: 13,
} as const
export type ContactSource = (typeof ContactSource)[keyof typeof ContactSource]
export const contactSourceLabels: Record<ContactSource, string> = {
  1: 'Website Inquiry',
  2: 'Social Media',
  3: 'Direct Call',
  4: 'Open House',
  5: 'Zillow',
  6: 'Other',
  7: 'Past Client',
  8: 'Client Referral',
  9: 'Agent Referral',
  10: 'For Sale By Owner',
  11: 'Other Referral',
  12: 'Expired Listing',
  13: 'Paid Ads',
}

export const BirthdayMonth = {
  current: 'current',
  next: 'next',
} as const
export type BirthdayMonth = (typeof BirthdayMonth)[keyof typeof BirthdayMonth]
export const birthdayMonthLabels: Record<BirthdayMonth, string> = {
  'current': 'This month',
  'next': 'Next month',
}

export const FollowUpDue = {
  overdue: 'overdue',
  due: 'due',
  week: 'week',
  none: 'none',
} as const
export type FollowUpDue = (typeof FollowUpDue)[keyof typeof FollowUpDue]
export const followUpDueLabels: Record<FollowUpDue, string> = {
  'overdue': 'Overdue',
  'due': 'Today or overdue',
  'week': 'In the next 7 days',
  'none': 'Not set',
}

export const Representation = {
  Buyer: 1,
  Seller: 2,
  Dual: 3,
  Landlord: 4,
  Tenant: 5,
  Referral: 6,
} as const
export type Representation = (typeof Representation)[keyof typeof Representation]
export const representationLabels: Record<Representation, string> = {
  1: 'Buyer',
  2: 'Seller',
  3: 'Dual',
  4: 'Landlord',
  5: 'Tenant',
  6: 'Referral',
}

export const LeadClaimState = {
  offered: 'offered',
  pond: 'pond',
  taken: 'taken',
} as const
export type LeadClaimState = (typeof LeadClaimState)[keyof typeof LeadClaimState]
export const leadClaimStateLabels: Record<LeadClaimState, string> = {
  'offered': 'Waiting to be claimed',
  'pond': 'In the pond',
  'taken': 'Taken',
}

export const ActivityKind = {
  call: 'call',
  email: 'email',
  text: 'text',
  meeting: 'meeting',
  showing: 'showing',
  other: 'other',
} as const
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind]
export const activityKindLabels: Record<ActivityKind, string> = {
  'call': 'Call',
  'email': 'Email',
  'text': 'Text',
  'meeting': 'Meeting',
  'showing': 'Showing',
  'other': 'Other',
}

export const ActivityDirection = {
  outgoing: 'outgoing',
  incoming: 'incoming',
} as const
export type ActivityDirection = (typeof ActivityDirection)[keyof typeof ActivityDirection]
export const activityDirectionLabels: Record<ActivityDirection, string> = {
  'outgoing': 'Outgoing',
  'incoming': 'Incoming',
}

export const ContactFileFormat = {
  csv: 'csv',
  vcard: 'vcard',
} as const
export type ContactFileFormat = (typeof ContactFileFormat)[keyof typeof ContactFileFormat]
export const contactFileFormatLabels: Record<ContactFileFormat, string> = {
  'csv': 'CSV',
  'vcard': 'vCard',
}

export const DuplicateReason = {
  external_id: 'external_id',
  name: 'name',
  email: 'email',
  similar_email: 'similar_email',
  phone: 'phone',
  similar_phone: 'similar_phone',
  address: 'address',
  place: 'place',
  birthday: 'birthday',
  company: 'company',
} as const
export type DuplicateReason = (typeof DuplicateReason)[keyof typeof DuplicateReason]
export const duplicateReasonLabels: Record<DuplicateReason, string> = {
  'external_id': 'Same external ID',
  'name': 'Matching name',
  'email': 'Same email',
  'similar_email': 'Similar email',
  'phone': 'Same phone',
  'similar_phone': 'Similar phone',
  'address': 'Same address',
  'place': 'Same area',
  'birthday': 'Same birthday',
  'company': 'Same company',
}

export const DealStatus = {
  PreContract: 1,
  Active: 2,
  UnderContract: 3,
  Closed: 4,
  FellThrough: 5,
  Expired: 6,
  OnHold: 7,
} as const
export type DealStatus = (typeof DealStatus)[keyof typeof DealStatus]
export const dealStatusLabels: Record<DealStatus, string> = {
  1: 'Pre-contract',
  2: 'Active',
  3: 'Under Contract',
  4: 'Closed',
  5: 'Fell Through',
  6: 'Expired',
  7: 'On Hold',
}

export const PartyRole = {
  buyer: 'buyer',
  seller: 'seller',
  landlord: 'landlord',
  tenant: 'tenant',
  lender: 'lender',
  title: 'title',
  attorney: 'attorney',
  inspector: 'inspector',
  other_agent: 'other_agent',
  other: 'other',
} as const
export type PartyRole = (typeof PartyRole)[keyof typeof PartyRole]
export const partyRoleLabels: Record<PartyRole, string> = {
  'buyer': 'Buyer',
  'seller': 'Seller',
  'landlord': 'Landlord',
  'tenant': 'Tenant',
  'lender': 'Lender',
  'title': 'Title company',
  'attorney': 'Attorney',
  'inspector': 'Inspector',
  'other_agent': 'Other agent',
  'other': 'Other',
}

export const TimelineKind = {
  call: 'call',
  email: 'email',
  text: 'text',
  meeting: 'meeting',
  showing: 'showing',
  other: 'other',
  inquiry: 'inquiry',
  note: 'note',
  file: 'file',
  task: 'task',
  plan: 'plan',
  deal: 'deal',
  milestone: 'milestone',
  change: 'change',
  portal: 'portal',
} as const
export type TimelineKind = (typeof TimelineKind)[keyof typeof TimelineKind]
export const timelineKindLabels: Record<TimelineKind, string> = {
  'call': 'Calls',
  'email': 'Emails',
  'text': 'Texts',
  'meeting': 'Meetings',
  'showing': 'Showings',
  'other': 'Other contact',
  'inquiry': 'Inquiries',
  'note': 'Notes',
  'file': 'Files',
  'task': 'Finished tasks',
  'plan': 'Follow-up plans',
  'deal': 'Deals',
  'milestone': 'Milestones',
  'change': 'Status and owner',
  'portal': 'Client portal',
}

export const CallOutcome = {
  connected: 'connected',
  left_voicemail: 'left_voicemail',
  no_answer: 'no_answer',
  busy: 'busy',
  wrong_number: 'wrong_number',
} as const
export type CallOutcome = (typeof CallOutcome)[keyof typeof CallOutcome]
export const callOutcomeLabels: Record<CallOutcome, string> = {
  'connected': 'Connected',
  'left_voicemail': 'Left voicemail',
  'no_answer': 'No answer',
  'busy': 'Busy',
  'wrong_number': 'Wrong number',
}

export const LeadSourceKind = {
  form: 'form',
  email: 'email',
  api: 'api',
  file: 'file',
} as const
export type LeadSourceKind = (typeof LeadSourceKind)[keyof typeof LeadSourceKind]
export const leadSourceKindLabels: Record<LeadSourceKind, string> = {
  'form': 'Web form',
  'email': 'Email',
  'api': 'API',
  'file': 'File',
}

export const LeadLanguage = {
  ar: 'ar',
  zh: 'zh',
  en: 'en',
  fr: 'fr',
  de: 'de',
  hi: 'hi',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  pl: 'pl',
  pt: 'pt',
  ru: 'ru',
  es: 'es',
  tl: 'tl',
  vi: 'vi',
} as const
export type LeadLanguage = (typeof LeadLanguage)[keyof typeof LeadLanguage]
export const leadLanguageLabels: Record<LeadLanguage, string> = {
  'ar': 'Arabic',
  'zh': 'Chinese',
  'en': 'English',
  'fr': 'French',
  'de': 'German',
  'hi': 'Hindi',
  'it': 'Italian',
  'ja': 'Japanese',
  'ko': 'Korean',
  'pl': 'Polish',
  'pt': 'Portuguese',
  'ru': 'Russian',
  'es': 'Spanish',
  'tl': 'Tagalog',
  'vi': 'Vietnamese',
}

export const LeadRuleWay = {
  person: 'person',
  rotation: 'rotation',
  claim: 'claim',
  pond: 'pond',
} as const
export type LeadRuleWay = (typeof LeadRuleWay)[keyof typeof LeadRuleWay]
export const leadRuleWayLabels: Record<LeadRuleWay, string> = {
  'person': 'One person',
  'rotation': 'In rotation',
  'claim': 'First to claim',
  'pond': 'Pond',
}

export const LeadSkipReason = {
  left: 'left',
  away: 'away',
  off_hours: 'off_hours',
  cap: 'cap',
} as const
export type LeadSkipReason = (typeof LeadSkipReason)[keyof typeof LeadSkipReason]
export const leadSkipReasonLabels: Record<LeadSkipReason, string> = {
  'left': 'Left the team',
  'away': 'Away',
  'off_hours': 'Outside working hours',
  'cap': 'Daily limit reached',
}

export const FileType = {
  pdf: 'pdf',
  png: 'png',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  heic: 'heic',
  docx: 'docx',
  xlsx: 'xlsx',
  pptx: 'pptx',
} as const
export type FileType = (typeof FileType)[keyof typeof FileType]
export const fileTypeLabels: Record<FileType, string> = {
  'pdf': 'PDF',
  'png': 'PNG image',
  'jpeg': 'JPEG image',
  'webp': 'WebP image',
  'avif': 'AVIF image',
  'heic': 'HEIC image',
  'docx': 'Word document',
  'xlsx': 'Excel workbook',
  'pptx': 'PowerPoint presentation',
}

export const TaskKind = {
  todo: 'todo',
  call: 'call',
  email: 'email',
  document: 'document',
  key_date: 'key_date',
} as const
export type TaskKind = (typeof TaskKind)[keyof typeof TaskKind]
export const taskKindLabels: Record<TaskKind, string> = {
  'todo': 'To do',
  'call': 'Call',
  'email': 'Email',
  'document': 'Document',
  'key_date': 'Key date',
}

export const PlanMailState = {
  queued: 'queued',
  sent: 'sent',
  dropped: 'dropped',
  bounced: 'bounced',
  complained: 'complained',
} as const
export type PlanMailState = (typeof PlanMailState)[keyof typeof PlanMailState]
export const planMailStateLabels: Record<PlanMailState, string> = {
  'queued': 'Being sent',
  'sent': 'Sent',
  'dropped': 'Not sent',
  'bounced': 'Bounced',
  'complained': 'Marked as spam',
}

export const EnrollmentStop = {
  by_hand: 'by_hand',
  replied: 'replied',
  called: 'called',
  status: 'status',
  opted_out: 'opted_out',
  plan_deleted: 'plan_deleted',
  contact_deleted: 'contact_deleted',
  contact_merged: 'contact_merged',
} as const
export type EnrollmentStop = (typeof EnrollmentStop)[keyof typeof EnrollmentStop]
export const enrollmentStopLabels: Record<EnrollmentStop, string> = {
  'by_hand': 'Stopped by hand',
  'replied': 'They replied',
  'called': 'You talked',
  'status': 'Status changed',
  'opted_out': 'Opted out of email',
  'plan_deleted': 'Plan deleted',
  'contact_deleted': 'Contact deleted',
  'contact_merged': 'Contact merged',
}

export const RelationshipKind = {
  spouse: 'spouse',
  household: 'household',
  referred_by: 'referred_by',
  referred: 'referred',
  attorney: 'attorney',
  attorney_for: 'attorney_for',
  lender: 'lender',
  lender_for: 'lender_for',
  past_agent: 'past_agent',
  past_agent_of: 'past_agent_of',
} as const
export type RelationshipKind = (typeof RelationshipKind)[keyof typeof RelationshipKind]
export const relationshipKindLabels: Record<RelationshipKind, string> = {
  'spouse': 'Spouse',
  'household': 'Household',
  'referred_by': 'Referred by',
  'referred': 'Referred',
  'attorney': 'Attorney',
  'attorney_for': 'Attorney for',
  'lender': 'Lender',
  'lender_for': 'Lender for',
  'past_agent': 'Past agent',
  'past_agent_of': 'Past agent of',
}

export const ClientSide = {
  buyer: 'buyer',
  seller: 'seller',
} as const
export type ClientSide = (typeof ClientSide)[keyof typeof ClientSide]
export const clientSideLabels: Record<ClientSide, string> = {
  'buyer': 'Buyer',
  'seller': 'Seller',
}

export const TeamRole = {
  owner: 'owner',
  admin: 'admin',
  agent: 'agent',
  assistant: 'assistant',
} as const
export type TeamRole = (typeof TeamRole)[keyof typeof TeamRole]
export const teamRoleLabels: Record<TeamRole, string> = {
  'owner': 'Owner',
  'admin': 'Admin',
  'agent': 'Agent',
  'assistant': 'Assistant',
}

export const UserStatus = {
  Invited: 0,
  Active: 1,
  Disabled: 2,
} as const
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus]
export const userStatusLabels: Record<UserStatus, string> = {
  0: 'Invited',
  1: 'Active',
  2: 'Deactivated',
}

export const AccountLinkPurpose = {
  activation: 'activation',
  invitation: 'invitation',
  portal: 'portal',
  reset: 'reset',
} as const
export type AccountLinkPurpose = (typeof AccountLinkPurpose)[keyof typeof AccountLinkPurpose]
export const accountLinkPurposeLabels: Record<AccountLinkPurpose, string> = {
  'activation': 'Finish signing up',
  'invitation': 'Join a team',
  'portal': 'See a shared deal',
  'reset': 'Set a new password',
}

export const MemberStatus = {
  Invited: 0,
  Active: 1,
  Disabled: 2,
  Declined: 3,
} as const
export type MemberStatus = (typeof MemberStatus)[keyof typeof MemberStatus]
export const memberStatusLabels: Record<MemberStatus, string> = {
  0: 'Invited',
  1: 'Active',
  2: 'Deactivated',
  3: 'Declined',
}

export const TokenScope = {
  read: 'read',
  write: 'write',
  'account:read': 'account:read',
  'account:write': 'account:write',
  'audit:read': 'audit:read',
  'boards:read': 'boards:read',
  'boards:write': 'boards:write',
  'calendar:read': 'calendar:read',
  'calendar:write': 'calendar:write',
  'commission:read': 'commission:read',
  'commission:write': 'commission:write',
  'contacts:read': 'contacts:read',
  'contacts:write': 'contacts:write',
  'deals:read': 'deals:read',
  'deals:write': 'deals:write',
  'files:read': 'files:read',
  'files:write': 'files:write',
  'imports:read': 'imports:read',
  'imports:write': 'imports:write',
  'portals:read': 'portals:read',
  'portals:write': 'portals:write',
  'profile:read': 'profile:read',
  'profile:write': 'profile:write',
  'reports:read': 'reports:read',
  'search:read': 'search:read',
  'tasks:read': 'tasks:read',
  'tasks:write': 'tasks:write',
  'teams:read': 'teams:read',
  'teams:write': 'teams:write',
  'templates:read': 'templates:read',
  'templates:write': 'templates:write',
  'undo:write': 'undo:write',
} as const
export type TokenScope = (typeof TokenScope)[keyof typeof TokenScope]
export const tokenScopeLabels: Record<TokenScope, string> = {
  'read': 'Read everything',
  'write': 'Change everything',
  'account:read': 'Read the account, its calendar and custom fields',
  'account:write': 'Change the account, its calendar and custom fields',
  'audit:read': 'Read the audit log',
  'boards:read': 'Read workspaces and phases',
  'boards:write': 'Change workspaces and phases',
  'calendar:read': 'Read the calendar',
  'calendar:write': 'Change appointments',
  'commission:read': 'Read commissions and plans',
  'commission:write': 'Change commissions and plans',
  'contacts:read': 'Read contacts and labels',
  'contacts:write': 'Change contacts and labels',
  'deals:read': 'Read deals with their notes, milestones and history',
  'deals:write': 'Change deals with their notes, milestones and history',
  'files:read': 'Read deal files',
  'files:write': 'Change deal files',
  'imports:read': 'Read imports',
  'imports:write': 'Change imports',
  'portals:read': 'Read what is shared with clients',
  'portals:write': 'Change what is shared with clients',
  'profile:read': 'Read my profile, home, inbox, reminders and saved views',
  'profile:write': 'Change my profile, home, inbox, reminders and saved views',
  'reports:read': 'Read reports',
  'search:read': 'Search everything',
  'tasks:read': 'Read tasks',
  'tasks:write': 'Change tasks',
  'teams:read': 'Read teams and their members',
  'teams:write': 'Change teams and their members',
  'templates:read': 'Read templates and rules',
  'templates:write': 'Change templates and rules',
  'undo:write': 'Undo changes of any kind',
}

export const ServiceAccountRole = {
  admin: 'admin',
  assistant: 'assistant',
} as const
export type ServiceAccountRole = (typeof ServiceAccountRole)[keyof typeof ServiceAccountRole]
export const serviceAccountRoleLabels: Record<ServiceAccountRole, string> = {
  'admin': 'Admin',
  'assistant': 'Assistant',
}

export const ServiceScope = {
  'account:read': 'account:read',
  'audit:read': 'audit:read',
  'boards:read': 'boards:read',
  'boards:write': 'boards:write',
  'calendar:read': 'calendar:read',
  'calendar:write': 'calendar:write',
  'commission:read': 'commission:read',
  'commission:write': 'commission:write',
  'contacts:read': 'contacts:read',
  'contacts:write': 'contacts:write',
  'deals:read': 'deals:read',
  'deals:write': 'deals:write',
  'files:read': 'files:read',
  'files:write': 'files:write',
  'portals:read': 'portals:read',
  'portals:write': 'portals:write',
  'reports:read': 'reports:read',
  'search:read': 'search:read',
  'tasks:read': 'tasks:read',
  'tasks:write': 'tasks:write',
  'teams:read': 'teams:read',
  'templates:read': 'templates:read',
  'templates:write': 'templates:write',
} as const
export type ServiceScope = (typeof ServiceScope)[keyof typeof ServiceScope]
export const serviceScopeLabels: Record<ServiceScope, string> = {
  'account:read': 'Read the account, its calendar and custom fields',
  'audit:read': 'Read the audit log',
  'boards:read': 'Read workspaces and phases',
  'boards:write': 'Change workspaces and phases',
  'calendar:read': 'Read the calendar',
  'calendar:write': 'Change appointments',
  'commission:read': 'Read commissions and plans',
  'commission:write': 'Change commissions and plans',
  'contacts:read': 'Read contacts and labels',
  'contacts:write': 'Change contacts and labels',
  'deals:read': 'Read deals with their notes, milestones and history',
  'deals:write': 'Change deals with their notes, milestones and history',
  'files:read': 'Read deal files',
  'files:write': 'Change deal files',
  'portals:read': 'Read what is shared with clients',
  'portals:write': 'Change what is shared with clients',
  'reports:read': 'Read reports',
  'search:read': 'Search everything',
  'tasks:read': 'Read tasks',
  'tasks:write': 'Change tasks',
  'teams:read': 'Read teams and their members',
  'templates:read': 'Read templates and rules',
  'templates:write': 'Change templates and rules',
}

export const AuditEntity = {
  absence: 'absence',
  access_token: 'access_token',
  account: 'account',
  activity: 'activity',
  appointment: 'appointment',
  client_message: 'client_message',
  commission_plan: 'commission_plan',
  contact: 'contact',
  custom_field: 'custom_field',
  deal: 'deal',
  deal_contract: 'deal_contract',
  email_block: 'email_block',
  export: 'export',
  file: 'file',
  follow_up_plan: 'follow_up_plan',
  import: 'import',
  inquiry: 'inquiry',
  label: 'label',
  lead_mail: 'lead_mail',
  lead_routing: 'lead_routing',
  lead_source: 'lead_source',
  milestone: 'milestone',
  note: 'note',
  phase: 'phase',
  plan_enrollment: 'plan_enrollment',
  plan_settings: 'plan_settings',
  portal: 'portal',
  relationship: 'relationship',
  reminder: 'reminder',
  sample_data: 'sample_data',
  service_account: 'service_account',
  smart_list: 'smart_list',
  task: 'task',
  team: 'team',
  template: 'template',
  ticket: 'ticket',
  user: 'user',
  workspace: 'workspace',
} as const
export type AuditEntity = (typeof AuditEntity)[keyof typeof AuditEntity]
export const auditEntityLabels: Record<AuditEntity, string> = {
  'absence': 'Absence',
  'access_token': 'Access token',
  'account': 'Account',
  'activity': 'Activity',
  'appointment': 'Appointment',
  'client_message': 'Message to clients',
  'commission_plan': 'Commission plan',
  'contact': 'Contact',
  'custom_field': 'Custom field',
  'deal': 'Deal',
  'deal_contract': 'Contract',
  'email_block': 'Email block',
  'export': 'Export',
  'file': 'File',
  'follow_up_plan': 'Follow-up plan',
  'import': 'Import',
  'inquiry': 'Inquiry',
  'label': 'Label',
  'lead_mail': 'Lead email',
  'lead_routing': 'Lead routing',
  'lead_source': 'Lead source',
  'milestone': 'Milestone',
  'note': 'Note',
  'phase': 'Phase',
  'plan_enrollment': 'Contact in a plan',
  'plan_settings': 'Plan settings',
  'portal': 'Portal',
  'relationship': 'Relationship',
  'reminder': 'Reminder',
  'sample_data': 'Sample data',
  'service_account': 'Service account',
  'smart_list': 'Smart list',
  'task': 'Task',
  'team': 'Team',
  'template': 'Template',
  'ticket': 'Ticket',
  'user': 'User',
  'workspace': 'Workspace',
}

export const WorkspaceView = {
  deal: 'deal',
  list: 'list',
  timeline: 'timeline',
  calendar: 'calendar',
} as const
export type WorkspaceView = (typeof WorkspaceView)[keyof typeof WorkspaceView]
export const workspaceViewLabels: Record<WorkspaceView, string> = {
  'deal': 'Board',
  'list': 'List',
  'timeline': 'Timeline',
  'calendar': 'Calendar',
}

export const DealGroupField = {
  phase: 'phase',
  status: 'status',
  agent: 'agent',
  closing_month: 'closing_month',
  representation: 'representation',
  risk: 'risk',
} as const
export type DealGroupField = (typeof DealGroupField)[keyof typeof DealGroupField]
export const dealGroupFieldLabels: Record<DealGroupField, string> = {
  'phase': 'Phase',
  'status': 'Status',
  'agent': 'Agent',
  'closing_month': 'Closing month',
  'representation': 'Representation',
  'risk': 'Risk',
}

export const BoardLanes = {
  none: 'none',
  agent: 'agent',
} as const
export type BoardLanes = (typeof BoardLanes)[keyof typeof BoardLanes]
export const boardLanesLabels: Record<BoardLanes, string> = {
  'none': 'None',
  'agent': 'Lead agent',
}

export const SmartListColumn = {
  status: 'status',
  temperature: 'temperature',
  source: 'source',
  labels: 'labels',
  owner: 'owner',
  next_follow_up: 'next_follow_up',
  last_touch_at: 'last_touch_at',
  company: 'company',
  price: 'price',
  created_at: 'created_at',
  status_since: 'status_since',
  birthday: 'birthday',
} as const
export type SmartListColumn = (typeof SmartListColumn)[keyof typeof SmartListColumn]
export const smartListColumnLabels: Record<SmartListColumn, string> = {
  'status': 'Status',
  'temperature': 'Temperature',
  'source': 'Source',
  'labels': 'Labels',
  'owner': 'Owner',
  'next_follow_up': 'Next follow-up',
  'last_touch_at': 'Last contacted',
  'company': 'Company',
  'price': 'Price',
  'created_at': 'Added',
  'status_since': 'In status since',
  'birthday': 'Birthday',
}

export const LabelColour = {
  grey: 'grey',
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  teal: 'teal',
  blue: 'blue',
  purple: 'purple',
} as const
export type LabelColour = (typeof LabelColour)[keyof typeof LabelColour]
export const labelColourLabels: Record<LabelColour, string> = {
  'grey': 'Gray',
  'red': 'Red',
  'orange': 'Orange',
  'yellow': 'Yellow',
  'green': 'Green',
  'teal': 'Teal',
  'blue': 'Blue',
  'purple': 'Purple',
}

export const CustomFieldEntity = {
  contact: 'contact',
  deal: 'deal',
} as const
export type CustomFieldEntity = (typeof CustomFieldEntity)[keyof typeof CustomFieldEntity]
export const customFieldEntityLabels: Record<CustomFieldEntity, string> = {
  'contact': 'Contacts',
  'deal': 'Deals',
}

export const CustomFieldKind = {
  text: 'text',
  number: 'number',
  money: 'money',
  date: 'date',
  choice: 'choice',
  choices: 'choices',
  person: 'person',
  link: 'link',
  yes_no: 'yes_no',
} as const
export type CustomFieldKind = (typeof CustomFieldKind)[keyof typeof CustomFieldKind]
export const customFieldKindLabels: Record<CustomFieldKind, string> = {
  'text': 'Text',
  'number': 'Number',
  'money': 'Money',
  'date': 'Date',
  'choice': 'Choice',
  'choices': 'Multiple choice',
  'person': 'Team member',
  'link': 'Link',
  'yes_no': 'Yes or no',
}

export const PlanStepKind = {
  task: 'task',
  email: 'email',
  add_label: 'add_label',
  remove_label: 'remove_label',
  status: 'status',
  wait: 'wait',
} as const
export type PlanStepKind = (typeof PlanStepKind)[keyof typeof PlanStepKind]
export const planStepKindLabels: Record<PlanStepKind, string> = {
  'task': 'Create a task',
  'email': 'Send an email',
  'add_label': 'Add a label',
  'remove_label': 'Remove a label',
  'status': 'Set the status',
  'wait': 'Wait',
}

export const PlanWaitUnit = {
  hours: 'hours',
  days: 'days',
  business_days: 'business_days',
} as const
export type PlanWaitUnit = (typeof PlanWaitUnit)[keyof typeof PlanWaitUnit]
export const planWaitUnitLabels: Record<PlanWaitUnit, string> = {
  'hours': 'Hours',
  'days': 'Days',
  'business_days': 'Business days',
}

export const EnrollmentState = {
  active: 'active',
  paused: 'paused',
  finished: 'finished',
  stopped: 'stopped',
} as const
export type EnrollmentState = (typeof EnrollmentState)[keyof typeof EnrollmentState]
export const enrollmentStateLabels: Record<EnrollmentState, string> = {
  'active': 'Active',
  'paused': 'Paused',
  'finished': 'Finished',
  'stopped': 'Stopped',
}

export const EmailBlockReason = {
  link: 'link',
  by_hand: 'by_hand',
  complaint: 'complaint',
  bounce: 'bounce',
} as const
export type EmailBlockReason = (typeof EmailBlockReason)[keyof typeof EmailBlockReason]
export const emailBlockReasonLabels: Record<EmailBlockReason, string> = {
  'link': 'Used the unsubscribe link',
  'by_hand': 'Set by hand',
  'complaint': 'Marked an email as spam',
  'bounce': 'Address bounced',
}

export const LeadFormPhone = {
  optional: 'optional',
  required: 'required',
  hidden: 'hidden',
} as const
export type LeadFormPhone = (typeof LeadFormPhone)[keyof typeof LeadFormPhone]
export const leadFormPhoneLabels: Record<LeadFormPhone, string> = {
  'optional': 'Optional',
  'required': 'Required',
  'hidden': 'Not asked',
}

export const LeadMailState = {
  waiting: 'waiting',
  needs_look: 'needs_look',
  lead: 'lead',
  dismissed: 'dismissed',
} as const
export type LeadMailState = (typeof LeadMailState)[keyof typeof LeadMailState]
export const leadMailStateLabels: Record<LeadMailState, string> = {
  'waiting': 'Being read',
  'needs_look': 'Needs a look',
  'lead': 'Lead',
  'dismissed': 'Not a lead',
}

export const AppointmentKind = {
  showing: 'showing',
  meeting: 'meeting',
  open_house: 'open_house',
  other: 'other',
} as const
export type AppointmentKind = (typeof AppointmentKind)[keyof typeof AppointmentKind]
export const appointmentKindLabels: Record<AppointmentKind, string> = {
  'showing': 'Showing',
  'meeting': 'Meeting',
  'open_house': 'Open house',
  'other': 'Other',
}

export const TicketPriority = {
  Low: 1,
  Medium: 2,
  High: 3,
} as const
export type TicketPriority = (typeof TicketPriority)[keyof typeof TicketPriority]
export const ticketPriorityLabels: Record<TicketPriority, string> = {
  1: 'It can wait',
  2: 'It slows me down',
  3: 'I can’t work',
}

export const TicketType = {
  Question: 1,
  Problem: 2,
  Idea: 3,
  Billing: 4,
} as const
export type TicketType = (typeof TicketType)[keyof typeof TicketType]
export const ticketTypeLabels: Record<TicketType, string> = {
  1: 'A question',
  2: 'Something is broken',
  3: 'An idea',
  4: 'Billing',
}

export const TicketStatus = {
  Open: 1,
  InProgress: 2,
  Solved: 3,
} as const
export type TicketStatus = (typeof TicketStatus)[keyof typeof TicketStatus]
export const ticketStatusLabels: Record<TicketStatus, string> = {
  1: 'Open',
  2: 'In progress',
  3: 'Solved',
}

export const TeamSize = {
  '1': '1',
  '2-5': '2-5',
  '6-10': '6-10',
  '11-25': '11-25',
  '26-50': '26-50',
  '51+': '51+',
} as const
export type TeamSize = (typeof TeamSize)[keyof typeof TeamSize]
export const teamSizeLabels: Record<TeamSize, string> = {
  '1': 'Just me',
  '2-5': '2 to 5',
  '6-10': '6 to 10',
  '11-25': '11 to 25',
  '26-50': '26 to 50',
  '51+': 'More than 50',
}

export const UsState = {
  AL: 'AL',
  AK: 'AK',
  AZ: 'AZ',
  AR: 'AR',
  CA: 'CA',
  CO: 'CO',
  CT: 'CT',
  DE: 'DE',
  DC: 'DC',
  FL: 'FL',
  GA: 'GA',
  HI: 'HI',
  ID: 'ID',
  IL: 'IL',
  IN: 'IN',
  IA: 'IA',
  KS: 'KS',
  KY: 'KY',
  LA: 'LA',
  ME: 'ME',
  MD: 'MD',
  MA: 'MA',
  MI: 'MI',
  MN: 'MN',
  MS: 'MS',
  MO: 'MO',
  MT: 'MT',
  NE: 'NE',
  NV: 'NV',
  NH: 'NH',
  NJ: 'NJ',
  NM: 'NM',
  NY: 'NY',
  NC: 'NC',
  ND: 'ND',
  OH: 'OH',
  OK: 'OK',
  OR: 'OR',
  PA: 'PA',
  RI: 'RI',
  SC: 'SC',
  SD: 'SD',
  TN: 'TN',
  TX: 'TX',
  UT: 'UT',
  VT: 'VT',
  VA: 'VA',
  WA: 'WA',
  WV: 'WV',
  WI: 'WI',
  WY: 'WY',
} as const
export type UsState = (typeof UsState)[keyof typeof UsState]
export const usStateLabels: Record<UsState, string> = {
  'AL': 'Alabama',
  'AK': 'Alaska',
  'AZ': 'Arizona',
  'AR': 'Arkansas',
  'CA': 'California',
  'CO': 'Colorado',
  'CT': 'Connecticut',
  'DE': 'Delaware',
  'DC': 'District of Columbia',
  'FL': 'Florida',
  'GA': 'Georgia',
  'HI': 'Hawaii',
  'ID': 'Idaho',
  'IL': 'Illinois',
  'IN': 'Indiana',
  'IA': 'Iowa',
  'KS': 'Kansas',
  'KY': 'Kentucky',
  'LA': 'Louisiana',
  'ME': 'Maine',
  'MD': 'Maryland',
  'MA': 'Massachusetts',
  'MI': 'Michigan',
  'MN': 'Minnesota',
  'MS': 'Mississippi',
  'MO': 'Missouri',
  'MT': 'Montana',
  'NE': 'Nebraska',
  'NV': 'Nevada',
  'NH': 'New Hampshire',
  'NJ': 'New Jersey',
  'NM': 'New Mexico',
  'NY': 'New York',
  'NC': 'North Carolina',
  'ND': 'North Dakota',
  'OH': 'Ohio',
  'OK': 'Oklahoma',
  'OR': 'Oregon',
  'PA': 'Pennsylvania',
  'RI': 'Rhode Island',
  'SC': 'South Carolina',
  'SD': 'South Dakota',
  'TN': 'Tennessee',
  'TX': 'Texas',
  'UT': 'Utah',
  'VT': 'Vermont',
  'VA': 'Virginia',
  'WA': 'Washington',
  'WV': 'West Virginia',
  'WI': 'Wisconsin',
  'WY': 'Wyoming',
}

export const Currency = {
  USD: 'USD',
  CAD: 'CAD',
} as const
export type Currency = (typeof Currency)[keyof typeof Currency]
export const currencyLabels: Record<Currency, string> = {
  'USD': 'US dollar',
  'CAD': 'Canadian dollar',
}

export const DatedKind = {
  deal: 'deal',
  task: 'task',
  milestone: 'milestone',
} as const
export type DatedKind = (typeof DatedKind)[keyof typeof DatedKind]
export const datedKindLabels: Record<DatedKind, string> = {
  'deal': 'Deal date',
  'task': 'Task',
  'milestone': 'Milestone',
}

export const DealDateName = {
  listing: 'listing',
  listing_expiration: 'listing_expiration',
  offer: 'offer',
  acceptance: 'acceptance',
  earnest_due: 'earnest_due',
  inspection: 'inspection',
  appraisal: 'appraisal',
  financing: 'financing',
  title: 'title',
  walkthrough: 'walkthrough',
  closing: 'closing',
  actual_close: 'actual_close',
  possession: 'possession',
  lease_start: 'lease_start',
} as const
export type DealDateName = (typeof DealDateName)[keyof typeof DealDateName]
export const dealDateNameLabels: Record<DealDateName, string> = {
  'listing': 'Listing',
  'listing_expiration': 'Listing expiration',
  'offer': 'Offer',
  'acceptance': 'Acceptance',
  'earnest_due': 'Earnest money deadline',
  'inspection': 'Inspection',
  'appraisal': 'Appraisal',
  'financing': 'Financing',
  'title': 'Title',
  'walkthrough': 'Walkthrough',
  'closing': 'Closing',
  'actual_close': 'Actual closing',
  'possession': 'Possession',
  'lease_start': 'Lease start',
}

export const RiskLevel = {
  sunny: 'sunny',
  cloudy: 'cloudy',
  rain: 'rain',
  storm: 'storm',
} as const
export type RiskLevel = (typeof RiskLevel)[keyof typeof RiskLevel]
export const riskLevelLabels: Record<RiskLevel, string> = {
  'sunny': 'Sunny',
  'cloudy': 'Cloudy',
  'rain': 'Rain',
  'storm': 'Storm',
}

export const BillingKind = {
  session: 'session',
  link: 'link',
  none: 'none',
} as const
export type BillingKind = (typeof BillingKind)[keyof typeof BillingKind]
export const billingKindLabels: Record<BillingKind, string> = {
  'session': 'Customer portal',
  'link': 'Billing page',
  'none': 'Not set up',
}

export const ReportPeriod = {
  Past30Days: 0,
  YearToDate: 1,
  YearOverYear: 2,
  AllTime: 3,
} as const
export type ReportPeriod = (typeof ReportPeriod)[keyof typeof ReportPeriod]
export const reportPeriodLabels: Record<ReportPeriod, string> = {
  0: 'Past 30 days',
  1: 'YTD',
  2: 'YoY',
  3: 'All time',
}

export const DealScope = {
  Team: 0,
  Mine: 1,
} as const
export type DealScope = (typeof DealScope)[keyof typeof DealScope]
export const dealScopeLabels: Record<DealScope, string> = {
  0: 'Team',
  1: 'Mine',
}

export const DealStatusFilter = {
  All: 0,
  ActiveOnly: 1,
  ClosedOnly: 2,
} as const
export type DealStatusFilter = (typeof DealStatusFilter)[keyof typeof DealStatusFilter]
export const dealStatusFilterLabels: Record<DealStatusFilter, string> = {
  0: 'All',
  1: 'Active Only',
  2: 'Closed Only',
}

export const ReportName = {
  status: 'status',
  representation: 'representation',
  source: 'source',
  agent: 'agent',
  closed_month: 'closed_month',
  deal_type: 'deal_type',
  commission_split: 'commission_split',
} as const
export type ReportName = (typeof ReportName)[keyof typeof ReportName]
export const reportNameLabels: Record<ReportName, string> = {
  'status': 'Status',
  'representation': 'Representation',
  'source': 'Lead source',
  'agent': 'Agent',
  'closed_month': 'Closed month',
  'deal_type': 'Deal type',
  'commission_split': 'Commission split',
}

export const PortalMode = {
  account: 'account',
  link: 'link',
} as const
export type PortalMode = (typeof PortalMode)[keyof typeof PortalMode]
export const portalModeLabels: Record<PortalMode, string> = {
  'account': 'Signs in',
  'link': 'Private link',
}

export const PortalState = {
  open: 'open',
  expired: 'expired',
  revoked: 'revoked',
  left: 'left',
} as const
export type PortalState = (typeof PortalState)[keyof typeof PortalState]
export const portalStateLabels: Record<PortalState, string> = {
  'open': 'Active',
  'expired': 'Expired',
  'revoked': 'Revoked',
  'left': 'Left the deal',
}

export const PortalNotify = {
  none: 'none',
  milestone: 'milestone',
  weekly: 'weekly',
} as const
export type PortalNotify = (typeof PortalNotify)[keyof typeof PortalNotify]
export const portalNotifyLabels: Record<PortalNotify, string> = {
  'none': 'Never',
  'milestone': 'After each milestone',
  'weekly': 'Weekly',
}

export const ClientAudience = {
  client: 'client',
  party: 'party',
} as const
export type ClientAudience = (typeof ClientAudience)[keyof typeof ClientAudience]
export const clientAudienceLabels: Record<ClientAudience, string> = {
  'client': 'Client',
  'party': 'Other party',
}

export const Progress = {
  NOT_STARTED: 'NOT_STARTED',
  IN_PROGRESS: 'IN_PROGRESS',
  COMPLETE: 'COMPLETE',
} as const
export type Progress = (typeof Progress)[keyof typeof Progress]
export const progressLabels: Record<Progress, string> = {
  'NOT_STARTED': 'Not started',
  'IN_PROGRESS': 'In progress',
  'COMPLETE': 'Complete',
}

export const ClientMessageState = {
  waiting: 'waiting',
  sent: 'sent',
  dropped: 'dropped',
} as const
export type ClientMessageState = (typeof ClientMessageState)[keyof typeof ClientMessageState]
export const clientMessageStateLabels: Record<ClientMessageState, string> = {
  'waiting': 'Waiting',
  'sent': 'Sent',
  'dropped': 'Not sent',
}

export const ClientMessageKind = {
  slip: 'slip',
  fell_through: 'fell_through',
} as const
export type ClientMessageKind = (typeof ClientMessageKind)[keyof typeof ClientMessageKind]
export const clientMessageKindLabels: Record<ClientMessageKind, string> = {
  'slip': 'Date moved later',
  'fell_through': 'Fell through',
}

export const DealType = {
  Resale: 1,
  NewConstruction: 2,
  Condo: 3,
  Land: 4,
  MultiFamily: 5,
  Commercial: 6,
  Lease: 7,
} as const
export type DealType = (typeof DealType)[keyof typeof DealType]
export const dealTypeLabels: Record<DealType, string> = {
  1: 'Resale',
  2: 'New Construction',
  3: 'Condo',
  4: 'Land',
  5: 'Multi-family',
  6: 'Commercial',
  7: 'Lease',
}

export const Priority = {
  Low: 1,
  Medium: 2,
  High: 3,
} as const
export type Priority = (typeof Priority)[keyof typeof Priority]
export const priorityLabels: Record<Priority, string> = {
  1: 'Low',
  2: 'Medium',
  3: 'High',
}

export const PhaseKind = {
  Open: 0,
  Contract: 1,
  Closed: 2,
  Lost: 3,
} as const
export type PhaseKind = (typeof PhaseKind)[keyof typeof PhaseKind]
export const phaseKindLabels: Record<PhaseKind, string> = {
  0: 'Open',
  1: 'Contract',
  2: 'Closed',
  3: 'Lost',
}

export const GateField = {
  address: 'address',
  mls_number: 'mls_number',
  list_price: 'list_price',
  sale_price: 'sale_price',
  earnest_money: 'earnest_money',
  parties: 'parties',
  'dates.listing': 'dates.listing',
  'dates.listing_expiration': 'dates.listing_expiration',
  'dates.offer': 'dates.offer',
  'dates.acceptance': 'dates.acceptance',
  'dates.earnest_due': 'dates.earnest_due',
  'dates.inspection': 'dates.inspection',
  'dates.appraisal': 'dates.appraisal',
  'dates.financing': 'dates.financing',
  'dates.title': 'dates.title',
  'dates.walkthrough': 'dates.walkthrough',
  'dates.closing': 'dates.closing',
  'dates.actual_close': 'dates.actual_close',
  'dates.possession': 'dates.possession',
  'dates.lease_start': 'dates.lease_start',
  lost_reason: 'lost_reason',
} as const
export type GateField = (typeof GateField)[keyof typeof GateField]
export const gateFieldLabels: Record<GateField, string> = {
  'address': 'Address',
  'mls_number': 'MLS number',
  'list_price': 'List price',
  'sale_price': 'Sale price',
  'earnest_money': 'Earnest money',
  'parties': 'People',
  'dates.listing': 'Listing date',
  'dates.listing_expiration': 'Listing expiration',
  'dates.offer': 'Offer date',
  'dates.acceptance': 'Acceptance date',
  'dates.earnest_due': 'Earnest money due date',
  'dates.inspection': 'Inspection date',
  'dates.appraisal': 'Appraisal date',
  'dates.financing': 'Financing date',
  'dates.title': 'Title date',
  'dates.walkthrough': 'Walkthrough date',
  'dates.closing': 'Closing date',
  'dates.actual_close': 'Closed on',
  'dates.possession': 'Possession date',
  'dates.lease_start': 'Lease start',
  'lost_reason': 'Reason for the loss',
}

export const AgentRole = {
  lead: 'lead',
  co: 'co',
  assistant: 'assistant',
} as const
export type AgentRole = (typeof AgentRole)[keyof typeof AgentRole]
export const agentRoleLabels: Record<AgentRole, string> = {
  'lead': 'Lead agent',
  'co': 'Co-agent',
  'assistant': 'Assistant',
}

export const DayUnit = {
  calendar: 'calendar',
  business: 'business',
  reg_z_specific: 'reg_z_specific',
  reg_z_general: 'reg_z_general',
} as const
export type DayUnit = (typeof DayUnit)[keyof typeof DayUnit]
export const dayUnitLabels: Record<DayUnit, string> = {
  'calendar': 'days',
  'business': 'business days',
  'reg_z_specific': 'specific business days',
  'reg_z_general': 'general business days',
}

export const DayRoll = {
  none: 'none',
  back: 'back',
  forward: 'forward',
  forward_national: 'forward_national',
} as const
export type DayRoll = (typeof DayRoll)[keyof typeof DayRoll]
export const dayRollLabels: Record<DayRoll, string> = {
  'none': 'Keep the date',
  'back': 'Previous business day',
  'forward': 'Next business day',
  'forward_national': 'Next weekday that isn’t a national holiday',
}

export const DealColumn = {
  name: 'name',
  street: 'street',
  unit: 'unit',
  city: 'city',
  state: 'state',
  zip: 'zip',
  mls_number: 'mls_number',
  headline: 'headline',
  representation: 'representation',
  deal_type: 'deal_type',
  status: 'status',
  workspace: 'workspace',
  phase: 'phase',
  client: 'client',
  agent: 'agent',
  list_price: 'list_price',
  sale_price: 'sale_price',
  earnest_money: 'earnest_money',
  price: 'price',
  commission: 'commission',
  my_share: 'my_share',
  source: 'source',
  priority: 'priority',
  'dates.listing': 'dates.listing',
  'dates.listing_expiration': 'dates.listing_expiration',
  'dates.offer': 'dates.offer',
  'dates.acceptance': 'dates.acceptance',
  'dates.earnest_due': 'dates.earnest_due',
  'dates.inspection': 'dates.inspection',
  'dates.appraisal': 'dates.appraisal',
  'dates.financing': 'dates.financing',
  'dates.title': 'dates.title',
  'dates.walkthrough': 'dates.walkthrough',
  closing: 'closing',
  'dates.actual_close': 'dates.actual_close',
  'dates.possession': 'dates.possession',
  'dates.lease_start': 'dates.lease_start',
  next_date: 'next_date',
  risk: 'risk',
  progress: 'progress',
  notes: 'notes',
  lost_reason: 'lost_reason',
  created_at: 'created_at',
  updated_at: 'updated_at',
  id: 'id',
} as const
export type DealColumn = (typeof DealColumn)[keyof typeof DealColumn]
export const dealColumnLabels: Record<DealColumn, string> = {
  'name': 'Name',
  'street': 'Street',
  'unit': 'Unit',
  'city': 'City',
  'state': 'State',
  'zip': 'ZIP',
  'mls_number': 'MLS number',
  'headline': 'Headline',
  'representation': 'Representation',
  'deal_type': 'Type',
  'status': 'Status',
  'workspace': 'Workspace',
  'phase': 'Phase',
  'client': 'Clients',
  'agent': 'Agent',
  'list_price': 'List price',
  'sale_price': 'Sale price',
  'earnest_money': 'Earnest money',
  'price': 'Price',
  'commission': 'Commission',
  'my_share': 'My share',
  'source': 'Source',
  'priority': 'Priority',
  'dates.listing': 'Listed',
  'dates.listing_expiration': 'Listing expires',
  'dates.offer': 'Offer',
  'dates.acceptance': 'Acceptance',
  'dates.earnest_due': 'Earnest money due',
  'dates.inspection': 'Inspection',
  'dates.appraisal': 'Appraisal',
  'dates.financing': 'Financing',
  'dates.title': 'Title',
  'dates.walkthrough': 'Walkthrough',
  'closing': 'Closing',
  'dates.actual_close': 'Actual close',
  'dates.possession': 'Possession',
  'dates.lease_start': 'Lease start',
  'next_date': 'Next',
  'risk': 'Risk',
  'progress': 'Tasks done',
  'notes': 'Notes',
  'lost_reason': 'Reason lost',
  'created_at': 'Created',
  'updated_at': 'Updated',
  'id': 'ID',
}

export const DuplicateDates = {
  keep: 'keep',
  anew: 'anew',
} as const
export type DuplicateDates = (typeof DuplicateDates)[keyof typeof DuplicateDates]
export const duplicateDatesLabels: Record<DuplicateDates, string> = {
  'keep': 'Keep dates',
  'anew': 'Recalculate dates',
}

export const ImportEntity = {
  contact: 'contact',
  deal: 'deal',
} as const
export type ImportEntity = (typeof ImportEntity)[keyof typeof ImportEntity]
export const importEntityLabels: Record<ImportEntity, string> = {
  'contact': 'Contacts',
  'deal': 'Deals',
}

export const ImportField = {
  name: 'name',
  street: 'street',
  unit: 'unit',
  city: 'city',
  state: 'state',
  zip: 'zip',
  mls_number: 'mls_number',
  headline: 'headline',
  representation: 'representation',
  deal_type: 'deal_type',
  status: 'status',
  phase: 'phase',
  list_price: 'list_price',
  sale_price: 'sale_price',
  earnest_money: 'earnest_money',
  source: 'source',
  priority: 'priority',
  agent: 'agent',
  notes: 'notes',
  listing: 'listing',
  listing_expiration: 'listing_expiration',
  offer: 'offer',
  acceptance: 'acceptance',
  earnest_due: 'earnest_due',
  inspection: 'inspection',
  appraisal: 'appraisal',
  financing: 'financing',
  title: 'title',
  walkthrough: 'walkthrough',
  closing: 'closing',
  actual_close: 'actual_close',
  possession: 'possession',
  lease_start: 'lease_start',
} as const
export type ImportField = (typeof ImportField)[keyof typeof ImportField]
export const importFieldLabels: Record<ImportField, string> = {
  'name': 'Name',
  'street': 'Street',
  'unit': 'Unit',
  'city': 'City',
  'state': 'State',
  'zip': 'ZIP',
  'mls_number': 'MLS number',
  'headline': 'Headline',
  'representation': 'Representation',
  'deal_type': 'Type',
  'status': 'Status',
  'phase': 'Phase',
  'list_price': 'List price',
  'sale_price': 'Sale price',
  'earnest_money': 'Earnest money',
  'source': 'Source',
  'priority': 'Priority',
  'agent': 'Agent',
  'notes': 'Notes',
  'listing': 'Listed',
  'listing_expiration': 'Listing expires',
  'offer': 'Offer',
  'acceptance': 'Acceptance',
  'earnest_due': 'Earnest money due',
  'inspection': 'Inspection',
  'appraisal': 'Appraisal',
  'financing': 'Financing',
  'title': 'Title',
  'walkthrough': 'Walkthrough',
  'closing': 'Closing',
  'actual_close': 'Actual close',
  'possession': 'Possession',
  'lease_start': 'Lease start',
}

export const ContactImportField = {
  name: 'name',
  first_name: 'first_name',
  last_name: 'last_name',
  company: 'company',
  emails: 'emails',
  phones: 'phones',
  address: 'address',
  street: 'street',
  unit: 'unit',
  city: 'city',
  state: 'state',
  zip: 'zip',
  status: 'status',
  temperature: 'temperature',
  source: 'source',
  labels: 'labels',
  owner: 'owner',
  birthday: 'birthday',
  home_anniversary: 'home_anniversary',
  next_follow_up: 'next_follow_up',
  representation: 'representation',
  price: 'price',
  lost_reason: 'lost_reason',
  notes: 'notes',
  external_id: 'external_id',
} as const
export type ContactImportField = (typeof ContactImportField)[keyof typeof ContactImportField]
export const contactImportFieldLabels: Record<ContactImportField, string> = {
  'name': 'Full name',
  'first_name': 'First name',
  'last_name': 'Last name',
  'company': 'Company',
  'emails': 'Email',
  'phones': 'Phone',
  'address': 'Address',
  'street': 'Street',
  'unit': 'Unit',
  'city': 'City',
  'state': 'State',
  'zip': 'ZIP',
  'status': 'Status',
  'temperature': 'Temperature',
  'source': 'Source',
  'labels': 'Labels',
  'owner': 'Owner',
  'birthday': 'Birthday',
  'home_anniversary': 'Home anniversary',
  'next_follow_up': 'Next follow-up',
  'representation': 'Side',
  'price': 'Price',
  'lost_reason': 'Reason lost',
  'notes': 'Notes',
  'external_id': 'External ID',
}

export const DuplicateChoice = {
  skip: 'skip',
  update: 'update',
  create: 'create',
} as const
export type DuplicateChoice = (typeof DuplicateChoice)[keyof typeof DuplicateChoice]
export const duplicateChoiceLabels: Record<DuplicateChoice, string> = {
  'skip': 'Skip',
  'update': 'Fill in what’s missing',
  'create': 'Add anyway',
}

export const ImportState = {
  draft: 'draft',
  ready: 'ready',
  running: 'running',
  done: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
  undoing: 'undoing',
  undone: 'undone',
} as const
export type ImportState = (typeof ImportState)[keyof typeof ImportState]
export const importStateLabels: Record<ImportState, string> = {
  'draft': 'Uploading',
  'ready': 'Ready',
  'running': 'Importing',
  'done': 'Imported',
  'cancelled': 'Canceled',
  'failed': 'Failed',
  'undoing': 'Undoing',
  'undone': 'Undone',
}

export const ImportRowState = {
  new: 'new',
  duplicate: 'duplicate',
  wrong: 'wrong',
} as const
export type ImportRowState = (typeof ImportRowState)[keyof typeof ImportRowState]
export const importRowStateLabels: Record<ImportRowState, string> = {
  'new': 'New',
  'duplicate': 'Possible duplicate',
  'wrong': 'Has a problem',
}

export const CommissionState = {
  projected: 'projected',
  confirmed: 'confirmed',
} as const
export type CommissionState = (typeof CommissionState)[keyof typeof CommissionState]
export const commissionStateLabels: Record<CommissionState, string> = {
  'projected': 'Projected',
  'confirmed': 'Confirmed',
}

export const CommissionLineKind = {
  side: 'side',
  referral: 'referral',
  franchise: 'franchise',
  share: 'share',
  company: 'company',
  fee: 'fee',
  net: 'net',
} as const
export type CommissionLineKind = (typeof CommissionLineKind)[keyof typeof CommissionLineKind]
export const commissionLineKindLabels: Record<CommissionLineKind, string> = {
  'side': 'Side',
  'referral': 'Referral',
  'franchise': 'Franchise',
  'share': 'Share',
  'company': 'Company',
  'fee': 'Fee',
  'net': 'Net to agent',
}

export const CommissionPayee = {
  referral: 'referral',
  franchise: 'franchise',
  company: 'company',
  agent: 'agent',
} as const
export type CommissionPayee = (typeof CommissionPayee)[keyof typeof CommissionPayee]
export const commissionPayeeLabels: Record<CommissionPayee, string> = {
  'referral': 'Referring agent',
  'franchise': 'Franchise',
  'company': 'Company',
  'agent': 'Agent',
}

export const ContractState = {
  backup: 'backup',
  current: 'current',
  closed: 'closed',
  failed: 'failed',
} as const
export type ContractState = (typeof ContractState)[keyof typeof ContractState]
export const contractStateLabels: Record<ContractState, string> = {
  'backup': 'Backup offer',
  'current': 'Under contract',
  'closed': 'Closed',
  'failed': 'Fell through',
}

export const ContingencyKind = {
  inspection: 'inspection',
  appraisal: 'appraisal',
  financing: 'financing',
  title: 'title',
  home_sale: 'home_sale',
  other: 'other',
} as const
export type ContingencyKind = (typeof ContingencyKind)[keyof typeof ContingencyKind]
export const contingencyKindLabels: Record<ContingencyKind, string> = {
  'inspection': 'Inspection',
  'appraisal': 'Appraisal',
  'financing': 'Financing',
  'title': 'Title',
  'home_sale': 'Sale of a home',
  'other': 'Other',
}

export const ContingencyStatus = {
  open: 'open',
  met: 'met',
  waived: 'waived',
} as const
export type ContingencyStatus = (typeof ContingencyStatus)[keyof typeof ContingencyStatus]
export const contingencyStatusLabels: Record<ContingencyStatus, string> = {
  'open': 'Open',
  'met': 'Met',
  'waived': 'Waived',
}

export const TaskFate = {
  reset: 'reset',
  retire: 'retire',
  keep: 'keep',
} as const
export type TaskFate = (typeof TaskFate)[keyof typeof TaskFate]
export const taskFateLabels: Record<TaskFate, string> = {
  'reset': 'Start over',
  'retire': 'Set aside',
  'keep': 'Keep',
}

export const AppliedState = {
  added: 'added',
  there: 'there',
  left_out: 'left_out',
} as const
export type AppliedState = (typeof AppliedState)[keyof typeof AppliedState]
export const appliedStateLabels: Record<AppliedState, string> = {
  'added': 'Added',
  'there': 'Already added',
  'left_out': 'Left out',
}

export const DueAnchor = {
  listing: 'listing',
  listing_expiration: 'listing_expiration',
  offer: 'offer',
  acceptance: 'acceptance',
  earnest_due: 'earnest_due',
  inspection: 'inspection',
  appraisal: 'appraisal',
  financing: 'financing',
  title: 'title',
  walkthrough: 'walkthrough',
  closing: 'closing',
  actual_close: 'actual_close',
  possession: 'possession',
  lease_start: 'lease_start',
  task: 'task',
  milestone: 'milestone',
  applied_at: 'applied_at',
} as const
export type DueAnchor = (typeof DueAnchor)[keyof typeof DueAnchor]
export const dueAnchorLabels: Record<DueAnchor, string> = {
  'listing': 'Listing',
  'listing_expiration': 'Listing expiration',
  'offer': 'Offer',
  'acceptance': 'Acceptance',
  'earnest_due': 'Earnest money deadline',
  'inspection': 'Inspection',
  'appraisal': 'Appraisal',
  'financing': 'Financing date',
  'title': 'Title date',
  'walkthrough': 'Walkthrough',
  'closing': 'Closing',
  'actual_close': 'Actual closing',
  'possession': 'Possession',
  'lease_start': 'Lease start',
  'task': 'Another task',
  'milestone': 'A milestone',
  'applied_at': 'When it was added',
}

export const WaitingOn = {
  team: 'team',
  client: 'client',
  third_party: 'third_party',
} as const
export type WaitingOn = (typeof WaitingOn)[keyof typeof WaitingOn]
export const waitingOnLabels: Record<WaitingOn, string> = {
  'team': 'Team',
  'client': 'Client',
  'third_party': 'Third party',
}

export const TaskDue = {
  overdue: 'overdue',
  today: 'today',
  week: 'week',
  later: 'later',
  none: 'none',
} as const
export type TaskDue = (typeof TaskDue)[keyof typeof TaskDue]
export const taskDueLabels: Record<TaskDue, string> = {
  'overdue': 'Overdue',
  'today': 'Today',
  'week': 'Next 7 days',
  'later': 'Later',
  'none': 'No date',
}

export const RulePackKey = {
  federal_mortgage: 'federal_mortgage',
  texas: 'texas',
  florida: 'florida',
  washington: 'washington',
  california: 'california',
} as const
export type RulePackKey = (typeof RulePackKey)[keyof typeof RulePackKey]
export const rulePackKeyLabels: Record<RulePackKey, string> = {
  'federal_mortgage': 'Federal mortgage rules',
  'texas': 'Texas',
  'florida': 'Florida',
  'washington': 'Washington',
  'california': 'California',
}

export const ReminderKind = {
  at: 'at',
  before_due: 'before_due',
  every: 'every',
} as const
export type ReminderKind = (typeof ReminderKind)[keyof typeof ReminderKind]
export const reminderKindLabels: Record<ReminderKind, string> = {
  'at': 'At a set time',
  'before_due': 'Before it’s due',
  'every': 'Repeating',
}

export const NotificationState = {
  open: 'open',
  snoozed: 'snoozed',
  done: 'done',
} as const
export type NotificationState = (typeof NotificationState)[keyof typeof NotificationState]
export const notificationStateLabels: Record<NotificationState, string> = {
  'open': 'Inbox',
  'snoozed': 'Snoozed',
  'done': 'Done',
}

export const NotificationKind = {
  reminder: 'reminder',
  assigned: 'assigned',
  mentioned: 'mentioned',
  rescheduled: 'rescheduled',
  lead: 'lead',
  joined: 'joined',
  client_done: 'client_done',
  client_reopened: 'client_reopened',
  storm: 'storm',
  key_date: 'key_date',
  client_message: 'client_message',
  commission: 'commission',
  erasure: 'erasure',
  covering: 'covering',
  replied: 'replied',
  bounced: 'bounced',
} as const
export type NotificationKind = (typeof NotificationKind)[keyof typeof NotificationKind]
export const notificationKindLabels: Record<NotificationKind, string> = {
  'reminder': 'Reminder',
  'assigned': 'Task assigned to you',
  'mentioned': 'You were mentioned',
  'rescheduled': 'Dates moved',
  'lead': 'Lead assigned to you',
  'joined': 'Added to a deal',
  'client_done': 'Client completed a task',
  'client_reopened': 'Client reopened a task',
  'storm': 'Contract date missed',
  'key_date': 'Key date tomorrow',
  'client_message': 'Message to review',
  'commission': 'Commission to approve',
  'erasure': 'Data erasure request',
  'covering': 'Covering for someone',
  'replied': 'Reply to a follow-up email',
  'bounced': 'Follow-up email bounced',
}

export const CalendarKind = {
  task: 'task',
  milestone: 'milestone',
  key_date: 'key_date',
  closing: 'closing',
  listing_expiration: 'listing_expiration',
  appointment: 'appointment',
  follow_up: 'follow_up',
  birthday: 'birthday',
  home_anniversary: 'home_anniversary',
} as const
export type CalendarKind = (typeof CalendarKind)[keyof typeof CalendarKind]
export const calendarKindLabels: Record<CalendarKind, string> = {
  'task': 'Task',
  'milestone': 'Milestone',
  'key_date': 'Key date',
  'closing': 'Closing',
  'listing_expiration': 'Listing expiration',
  'appointment': 'Appointment',
  'follow_up': 'Follow-up',
  'birthday': 'Birthday',
  'home_anniversary': 'Home anniversary',
}

export const CalendarFeedScope = {
  mine: 'mine',
  team: 'team',
} as const
export type CalendarFeedScope = (typeof CalendarFeedScope)[keyof typeof CalendarFeedScope]
export const calendarFeedScopeLabels: Record<CalendarFeedScope, string> = {
  'mine': 'My work',
  'team': 'Everything I can see',
}

export const FirstStep = {
  deal: 'deal',
  client: 'client',
  portal: 'portal',
  contacts: 'contacts',
  teammate: 'teammate',
  notifications: 'notifications',
} as const
export type FirstStep = (typeof FirstStep)[keyof typeof FirstStep]
export const firstStepLabels: Record<FirstStep, string> = {
  'deal': 'Add a deal',
  'client': 'Add its client',
  'portal': 'Share it with the client',
  'contacts': 'Have ten contacts',
  'teammate': 'Invite a teammate',
  'notifications': 'Choose notifications',
}
