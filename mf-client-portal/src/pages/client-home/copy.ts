import { formatQuantity } from 'ui-kit/format'

/** What the list of a client's deals says. */
export const copy = {
  clientHomePage: {
    title: (name: string | undefined) => (name ? `Welcome, ${name}` : 'Welcome'),
    lead: 'Here’s where everything stands right now.',
    failed: 'Couldn’t load your deals',
    loading: 'Loading your deals',
    emptyTitle: 'No deals right now',
    empty: 'When your agent shares a deal with you, you can follow every step of it here.',
  },
  dealTile: {
    yourTasks: (count: number) => `You have ${formatQuantity(count, 'task')}`,
    progress: (deal: string) => `Progress on ${deal}`,
    steps: (done: number, total: number) => `${done} of ${formatQuantity(total, 'step')}`,
    agent: {
      client: (name: string) => `Your agent: ${name}`,
      party: (name: string) => `Lead agent: ${name}`,
    },
  },
  nextStep: {
    now: 'Now: ',
    next: 'Next: ',
    /** Follows the name of the step. */
    day: (day: string) => `, ${day}`,
  },
}
