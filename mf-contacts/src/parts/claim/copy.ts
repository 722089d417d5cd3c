import { formatQuantity } from 'ui-kit/format'

/** What is said about leads that wait to be claimed. */
export const copy = {
  claim: 'Claim',
  claimLead: (name: string) => `Claim ${name}`,
  claimed: (name: string) => `${name} is your lead now`,
  letGo: (name: string) => `${name} is unclaimed again`,
  unclaimed: 'Unclaimed',
  title: 'Unclaimed lead',
  offered: (until: string) => `The first to claim this lead gets it, until ${until}.`,
  pond: 'This lead is in the pond. The first agent to claim it gets it.',
  keeper: (name: string) => `Until then, ${name} looks after it.`,
  waiting: (count: number) => `${formatQuantity(count, 'lead')} to claim`,
}
