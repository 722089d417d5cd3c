/** Words of lists that people put in order. */
export const copy = {
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  place: (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}.`,
}
