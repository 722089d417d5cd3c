/** Words of an address. */
export const copy = {
  address: 'Address',
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
}
