/** A step of a follow-up plan, as it is stored: with the fields that its kind has. */
export type Step = { readonly id: string } & (
  | {
      readonly kind: 'task'
      readonly title: string
      readonly task_kind: 'todo' | 'call' | 'email' | 'document' | 'key_date'
      readonly due_days: number
      readonly assignee: string | null
    }
  | { readonly kind: 'email'; readonly subject: string; readonly body: string }
  | { readonly kind: 'add_label' | 'remove_label'; readonly label: string }
  | { readonly kind: 'status'; readonly status: 1 | 2 | 3 | 4 | 5 | 6 }
  | {
      readonly kind: 'wait'
      readonly amount: number
      readonly unit: 'hours' | 'days' | 'business_days'
      readonly time: string | null
    }
)

/** Whether a plan sends email. */
export const sendsEmail = (steps: readonly Step[]): boolean => steps.some(({ kind }) => kind === 'email')
