import { useHolidayNameStyles } from './HolidayName.styles.ts'

/** The holiday for which the office is closed that day, if any. */
export function HolidayName({ name }: { name: string | undefined }) {
  const styles = useHolidayNameStyles()
  return name ? <span className={styles.name}>{name}</span> : null
}
