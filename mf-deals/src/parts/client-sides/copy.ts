/** Words about whose clients see an item of a deal with both sides. */
export const copy = {
  label: 'Shown to',
  both: 'Both clients',
  only: { buyer: 'Buyer only', seller: 'Seller only' },
}
