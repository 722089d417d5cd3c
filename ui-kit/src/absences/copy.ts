/** What screens say of someone who is away. */
export const copy = {
  absences: {
    away: (until: string) => `Away until ${until}`,
    covered: (away: string, standIn: string) => `${away} · ${standIn} is covering`,
  },
}
