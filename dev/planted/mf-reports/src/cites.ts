/** Right: docs/specification.md §1, docs/domain.md#due-dates, docs/decisions/listed.md. */
export const settings = {
  // docs/specification.md §1 and §2
  period: 1,
  // docs/domain.md#due-days
  scope: 0,
  // docs/domain.md
  status: 0,
  // docs/decisions/lost.md
  team: null,
  // SPEC.md §1, and DOMAIN §2
  view: 'table',
}
