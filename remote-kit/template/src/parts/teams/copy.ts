import { formatQuantity } from 'ui-kit/format'

/** What lists of teams say. */
export const copy = {
  teamList: {
    members: (count: number) => formatQuantity(count, 'member'),
  },
}
