import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'

/** Calls `report` with each figure once it is final: most of them when the page is left. */
export function reportVitals(report: (vital: { name: MetricType['name']; value: number }) => void): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(({ name, value }) => report({ name, value }))
}
