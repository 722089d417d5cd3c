import { useHolidayNameStyles } from './HolidayName.styles.ts'

/** The holiday for which the office is closed that day. */
export function HolidayName({ children }: { children: string | undefined }) {
  const styles = useHolidayNameStyles()
  return <span className={styles.name}>{children}</span>
}
