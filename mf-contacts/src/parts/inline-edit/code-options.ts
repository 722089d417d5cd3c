/** The codes of an enumeration as options, in the order of the contract. */
export function codeOptions<Code extends number>(
  codes: Record<string, Code>,
  labels: Record<Code, string>,
): { value: Code; label: string }[] {
  return Object.values(codes).map((value) => ({ value, label: labels[value] }))
}
