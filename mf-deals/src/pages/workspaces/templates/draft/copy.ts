/** Words of the rules of a template. */
export const copy = {
  conditionField: {
    label: 'Included',
    always: 'Always',
    unless: (name: string) => `Unless “${name}”`,
    onlyIf: (name: string) => `Only if “${name}”`,
  },
  conditionLabel: {
    unless: (name: string) => `Unless ${name}`,
    onlyIf: (name: string) => `Only if ${name}`,
  },
  ruleField: {
    due: 'Due',
    count: 'Number of days',
    days: 'Kind of days',
    direction: 'Before or after',
    after: 'after',
    before: 'before',
    roll: 'If it falls on a day off',
    stays: 'Stays on a day off',
    rolls: (roll: string) => `On a day off: ${roll}`,
  },
  ruleDetails: {
    shortPeriods: 'Short periods',
    shortPeriodsHint: 'Periods up to this many days count business days only.',
    none: 'None',
    skipHolidays: 'Skip your account’s holidays',
    time: 'Due time',
    rolledTime: 'Due time after a day off',
    rolledTimeHint: 'If it’s different once the date has moved off a weekend or holiday.',
    source: 'Source',
    sourceHint: 'The law or form this rule comes from. It shows wherever the date is explained.',
    sourceExample: '12 CFR 1026.19(f)(1)(ii)',
  },
  anchorSelect: {
    countedFrom: 'Counted from',
    noDate: 'No date',
    dealDates: 'Deal dates',
    applied: 'The day the template is applied',
    milestones: 'Milestones',
    tasks: 'Tasks',
  },
  anchorLabel: {
    the: (anchor: string) => `the ${anchor}`,
    applied: 'the template is applied',
    unknown: (anchor: string) => `a ${anchor} not chosen yet`,
  },
  ruleLabel: {
    noDate: 'No date',
    when: (anchor: string) => `When ${anchor}`,
    on: (anchor: string) => `On ${anchor}`,
    after: (days: string, anchor: string) => `${days} after ${anchor}`,
    before: (days: string, anchor: string) => `${days} before ${anchor}`,
    back: ', or the business day before',
    forward: ', or the next business day',
    national: ', or the next weekday that isn’t a national holiday',
    by: (timeOfDay: string) => `, by ${timeOfDay}`,
  },
  addMilestone: {
    newMilestone: 'New milestone',
  },
  addTask: {
    newTask: 'New task',
  },
  fromDeal: {
    otherTasks: 'Other tasks',
  },
}
