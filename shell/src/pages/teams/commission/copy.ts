import { formatQuantity } from 'ui-kit/format'

/** What commission plans say. */
export const copy = {
  planDialog: {
    title: (name: string) => `${name}’s commission plan`,
    close: 'Close',
    failed: 'Couldn’t load the commission plan',
    loading: 'Loading the commission plan',
    cap: 'Cap',
    earned: (earned: string, day: string, paid: string) =>
      `${earned} in commission since ${day}; ${paid} went to the company`,
    noPlan: 'Without a plan, you keep your whole share unless a deal says otherwise.',
    keep: 'You keep',
    fees: 'Fees',
    since: 'In effect since',
    none: 'None',
  },
  planLabels: {
    noPlan: 'No commission plan',
    noCap: 'No cap',
    capLeft: (left: string, cap: string, day: string) => `${left} of ${cap} left until ${day}`,
    tier: (split: string, from: string) => `${split} from ${from}`,
    /** "70%, then 80% from $50,000" */
    tiers: (tiers: readonly string[]) => tiers.join(', then '),
    fee: (label: string, amount: string) => `${label} ${amount}`,
  },
  planDraft: {
    dateRequired: 'Enter a date',
    tierStart: 'Enter an amount, such as 50,000',
    split: 'Enter a percentage, such as 80',
    cap: 'Enter an amount, such as 18,000',
    nameRequired: 'Enter a name',
    feeAmount: 'Enter an amount or a percentage, such as 395 or 6%',
  },
  planEditor: {
    from: 'Effective from',
    anniversary: 'Anniversary date',
    anniversaryHint: 'Tiers and cap start over on this day each year. The year you enter doesn’t matter.',
    corrects:
      'This corrects the plan that starts on that day. Choose another day to start a new plan; deals that closed before it keep this one.',
    isNew: 'This starts a new plan on that day. Deals that closed before it keep the plan they had.',
    cap: 'Company dollar cap',
    capHint: 'Leave it empty for no cap.',
    changed: (count: number) => `Commission will change on ${formatQuantity(count, 'closed deal')}:`,
    deal: (name: string, day: string, before: string, after: string) =>
      `${name}, closed ${day}: agent ${before} → ${after}`,
    save: 'Save plan',
    saveAndChange: (count: number) => `Save and change ${formatQuantity(count, 'deal')}`,
    saved: 'Commission plan saved',
  },
  tierRows: {
    legend: 'The agent keeps',
    first: 'From the first dollar',
    from: 'From commission of',
    split: (position: number) => `Split ${position}`,
    remove: (position: number) => `Remove split ${position}`,
    add: 'Add tier',
  },
  feeRows: {
    legend: 'Fees after the split',
    name: (position: number) => `Fee ${position}`,
    amount: '$ or %',
    amountExample: '395 or 6%',
    remove: (position: number) => `Remove fee ${position}`,
    add: 'Add fee',
  },
}
