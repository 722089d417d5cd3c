// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

const activityDirection = {
  'outgoing': 'Outgoing',
  'incoming': 'Incoming',
}

const activityKind = {
  'call': 'Call',
  'email': 'Email',
  'text': 'Text',
  'meeting': 'Meeting',
  'showing': 'Showing',
  'other': 'Other',
}

const agentRole = {
  'lead': 'Lead agent',
  'co': 'Co-agent',
  'assistant': 'Assistant',
}

const appointmentKind = {
  'showing': 'Showing',
  'meeting': 'Meeting',
  'open_house': 'Open house',
  'other': 'Other',
}

const birthdayMonth = {
  'current': 'This month',
  'next': 'Next month',
}

const boardLanes = {
  'none': 'None',
  'agent': 'Lead agent',
}

const callOutcome = {
  'connected': 'Connected',
  'left_voicemail': 'Left voicemail',
  'no_answer': 'No answer',
  'busy': 'Busy',
  'wrong_number': 'Wrong number',
}

const clientMessageKind = {
  'slip': 'Date moved later',
  'fell_through': 'Fell through',
}

const clientMessageState = {
  'waiting': 'Waiting',
  'sent': 'Sent',
  'dropped': 'Not sent',
}

const clientSide = {
  'buyer': 'Buyer',
  'seller': 'Seller',
}

const contactSource = {
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

const contactStatus = {
  1: 'New Lead',
  2: 'Contacted',
  3: 'Qualified',
  4: 'Active Client',
  5: 'Closed',
  6: 'Lost',
}

const contactTemperature = {
  0: 'Not Sure',
  1: 'Cold',
  2: 'Warm',
  3: 'Hot',
}

const contingencyKind = {
  'inspection': 'Inspection',
  'appraisal': 'Appraisal',
  'financing': 'Financing',
  'title': 'Title',
  'home_sale': 'Sale of a home',
  'other': 'Other',
}

const contingencyStatus = {
  'open': 'Open',
  'met': 'Met',
  'waived': 'Waived',
}

const contractState = {
  'backup': 'Backup offer',
  'current': 'Under contract',
  'closed': 'Closed',
  'failed': 'Fell through',
}

const customFieldEntity = {
  'contact': 'Contacts',
  'deal': 'Deals',
}

const customFieldKind = {
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

const datedKind = {
  'deal': 'Deal date',
  'task': 'Task',
  'milestone': 'Milestone',
}

const dayRoll = {
  'none': 'Keep the date',
  'back': 'Previous business day',
  'forward': 'Next business day',
  'forward_national': 'Next weekday that isn’t a national holiday',
}

const dayUnit = {
  'calendar': 'days',
  'business': 'business days',
  'reg_z_specific': 'specific business days',
  'reg_z_general': 'general business days',
}

const dealDateName = {
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

const dealStatus = {
  1: 'Pre-contract',
  2: 'Active',
  3: 'Under Contract',
  4: 'Closed',
  5: 'Fell Through',
  6: 'Expired',
  7: 'On Hold',
}

const dealType = {
  1: 'Resale',
  2: 'New Construction',
  3: 'Condo',
  4: 'Land',
  5: 'Multi-family',
  6: 'Commercial',
  7: 'Lease',
}

const dueAnchor = {
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

const duplicateChoice = {
  'skip': 'Skip',
  'update': 'Fill in what’s missing',
  'create': 'Add anyway',
}

const enrollmentState = {
  'active': 'Active',
  'paused': 'Paused',
  'finished': 'Finished',
  'stopped': 'Stopped',
}

const enrollmentStop = {
  'by_hand': 'Stopped by hand',
  'replied': 'They replied',
  'called': 'You talked',
  'status': 'Status changed',
  'opted_out': 'Opted out of email',
  'plan_deleted': 'Plan deleted',
  'contact_deleted': 'Contact deleted',
  'contact_merged': 'Contact merged',
}

const followUpDue = {
  'overdue': 'Overdue',
  'due': 'Today or overdue',
  'week': 'In the next 7 days',
  'none': 'Not set',
}

const gateField = {
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

const importEntity = {
  'contact': 'Contacts',
  'deal': 'Deals',
}

const importState = {
  'draft': 'Uploading',
  'ready': 'Ready',
  'running': 'Importing',
  'done': 'Imported',
  'cancelled': 'Canceled',
  'failed': 'Failed',
  'undoing': 'Undoing',
  'undone': 'Undone',
}

const labelColour = {
  'grey': 'Gray',
  'red': 'Red',
  'orange': 'Orange',
  'yellow': 'Yellow',
  'green': 'Green',
  'teal': 'Teal',
  'blue': 'Blue',
  'purple': 'Purple',
}

const leadClaimState = {
  'offered': 'Waiting to be claimed',
  'pond': 'In the pond',
  'taken': 'Taken',
}

const leadFormPhone = {
  'optional': 'Optional',
  'required': 'Required',
  'hidden': 'Not asked',
}

const leadLanguage = {
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

const leadMailState = {
  'waiting': 'Being read',
  'needs_look': 'Needs a look',
  'lead': 'Lead',
  'dismissed': 'Not a lead',
}

const leadRuleWay = {
  'person': 'One person',
  'rotation': 'In rotation',
  'claim': 'First to claim',
  'pond': 'Pond',
}

const leadSkipReason = {
  'left': 'Left the team',
  'away': 'Away',
  'off_hours': 'Outside working hours',
  'cap': 'Daily limit reached',
}

const leadSourceKind = {
  'form': 'Web form',
  'email': 'Email',
  'api': 'API',
  'file': 'File',
}

const memberStatus = {
  0: 'Invited',
  1: 'Active',
  2: 'Deactivated',
  3: 'Declined',
}

const partyRole = {
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

const phaseKind = {
  0: 'Open',
  1: 'Contract',
  2: 'Closed',
  3: 'Lost',
}

const portalMode = {
  'account': 'Signs in',
  'link': 'Private link',
}

const portalNotify = {
  'none': 'Never',
  'milestone': 'After each milestone',
  'weekly': 'Weekly',
}

const portalState = {
  'open': 'Active',
  'expired': 'Expired',
  'revoked': 'Revoked',
  'left': 'Left the deal',
}

const priority = {
  1: 'Low',
  2: 'Medium',
  3: 'High',
}

const progress = {
  'NOT_STARTED': 'Not started',
  'IN_PROGRESS': 'In progress',
  'COMPLETE': 'Complete',
}

const relationshipKind = {
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

const reminderKind = {
  'at': 'At a set time',
  'before_due': 'Before it’s due',
  'every': 'Repeating',
}

const representation = {
  1: 'Buyer',
  2: 'Seller',
  3: 'Dual',
  4: 'Landlord',
  5: 'Tenant',
  6: 'Referral',
}

const riskLevel = {
  'sunny': 'Sunny',
  'cloudy': 'Cloudy',
  'rain': 'Rain',
  'storm': 'Storm',
}

const serviceAccountRole = {
  'admin': 'Admin',
  'assistant': 'Assistant',
}

const serviceScope = {
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

const smartListColumn = {
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

const taskFate = {
  'reset': 'Start over',
  'retire': 'Set aside',
  'keep': 'Keep',
}

const taskKind = {
  'todo': 'To do',
  'call': 'Call',
  'email': 'Email',
  'document': 'Document',
  'key_date': 'Key date',
}

const teamRole = {
  'owner': 'Owner',
  'admin': 'Admin',
  'agent': 'Agent',
  'assistant': 'Assistant',
}

const ticketPriority = {
  1: 'It can wait',
  2: 'It slows me down',
  3: 'I can’t work',
}

const ticketStatus = {
  1: 'Open',
  2: 'In progress',
  3: 'Solved',
}

const ticketType = {
  1: 'A question',
  2: 'Something is broken',
  3: 'An idea',
  4: 'Billing',
}

const tokenScope = {
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

const userStatus = {
  0: 'Invited',
  1: 'Active',
  2: 'Deactivated',
}

const waitingOn = {
  'team': 'Team',
  'client': 'Client',
  'third_party': 'Third party',
}

const workspaceView = {
  'deal': 'Board',
  'list': 'List',
  'timeline': 'Timeline',
  'calendar': 'Calendar',
}

export const auditChoices: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  access_token: {
    'scopes': tokenScope,
  },
  activity: {
    'kind': activityKind,
    'direction': activityDirection,
    'outcome': callOutcome,
  },
  appointment: {
    'kind': appointmentKind,
  },
  client_message: {
    'kind': clientMessageKind,
    'state': clientMessageState,
  },
  contact: {
    'status': contactStatus,
    'temperature': contactTemperature,
    'source': contactSource,
    'representation': representation,
    'claim.state': leadClaimState,
    'last_touch_kind': activityKind,
    'last_touch_direction': activityDirection,
  },
  custom_field: {
    'entity': customFieldEntity,
    'kind': customFieldKind,
  },
  deal: {
    'status': dealStatus,
    'representation': representation,
    'deal_type': dealType,
    'source': contactSource,
    'priority': priority,
    'risk.level': riskLevel,
    'next_date.item.kind': datedKind,
    'date_rules.date': dealDateName,
    'date_rules.anchor': dealDateName,
    'date_rules.unit': dayUnit,
    'date_rules.roll': dayRoll,
    'agents.role': agentRole,
    'parties.role': partyRole,
  },
  deal_contract: {
    'state': contractState,
    'parties.role': partyRole,
    'contingencies.kind': contingencyKind,
    'contingencies.status': contingencyStatus,
    'tasks.fate': taskFate,
  },
  import: {
    'entity': importEntity,
    'representation': representation,
    'status': contactStatus,
    'on_duplicate': duplicateChoice,
    'state': importState,
  },
  inquiry: {
    'language': leadLanguage,
    'kind': leadSourceKind,
    'assignment.way': leadRuleWay,
    'assignment.skipped.reason': leadSkipReason,
  },
  label: {
    'colour': labelColour,
  },
  lead_mail: {
    'state': leadMailState,
  },
  lead_routing: {
    'rules.contact_sources': contactSource,
    'rules.languages': leadLanguage,
    'rules.way': leadRuleWay,
  },
  lead_source: {
    'source': contactSource,
    'kind': leadSourceKind,
    'form.phone': leadFormPhone,
  },
  milestone: {
    'due_rule.anchor': dueAnchor,
    'due_rule.unit': dayUnit,
    'due_rule.roll': dayRoll,
    'client_side': clientSide,
    'progress': progress,
  },
  phase: {
    'colour': labelColour,
    'kind': phaseKind,
    'required_fields': gateField,
  },
  plan_enrollment: {
    'state': enrollmentState,
    'stop_reason': enrollmentStop,
  },
  portal: {
    'mode': portalMode,
    'state': portalState,
    'notify': portalNotify,
  },
  relationship: {
    'kind': relationshipKind,
  },
  reminder: {
    'kind': reminderKind,
  },
  service_account: {
    'role': serviceAccountRole,
    'scopes': serviceScope,
  },
  smart_list: {
    'filters.status': contactStatus,
    'filters.temperature': contactTemperature,
    'filters.source': contactSource,
    'filters.birthday_month': birthdayMonth,
    'filters.follow_up': followUpDue,
    'columns': smartListColumn,
  },
  task: {
    'kind': taskKind,
    'priority': priority,
    'assignee_role': agentRole,
    'waiting_on': waitingOn,
    'due_rule.anchor': dueAnchor,
    'due_rule.unit': dayUnit,
    'due_rule.roll': dayRoll,
    'client_side': clientSide,
    'progress': progress,
  },
  team: {
    'members.role': teamRole,
    'members.status': memberStatus,
  },
  template: {
    'representation': representation,
    'deal_type': dealType,
    'date_rules.date': dealDateName,
    'date_rules.anchor': dealDateName,
    'date_rules.unit': dayUnit,
    'date_rules.roll': dayRoll,
    'milestones.due_rule.anchor': dueAnchor,
    'milestones.due_rule.unit': dayUnit,
    'milestones.due_rule.roll': dayRoll,
    'milestones.client_side': clientSide,
    'milestones.tasks.kind': taskKind,
    'milestones.tasks.priority': priority,
    'milestones.tasks.assignee_role': agentRole,
    'milestones.tasks.waiting_on': waitingOn,
    'milestones.tasks.due_rule.anchor': dueAnchor,
    'milestones.tasks.due_rule.unit': dayUnit,
    'milestones.tasks.due_rule.roll': dayRoll,
    'milestones.tasks.client_side': clientSide,
  },
  ticket: {
    'priority': ticketPriority,
    'type': ticketType,
    'status': ticketStatus,
  },
  user: {
    'role': teamRole,
    'status': userStatus,
  },
  workspace: {
    'colour': labelColour,
    'view': workspaceView,
    'last_view': workspaceView,
    'last_lanes': boardLanes,
  },
}
