/** The code for a text, such as the value of an option, or undefined if there is no such code. */
export function codeOf<Code extends string | number>(
  codes: Readonly<Record<string, Code>>,
  text: string | null | undefined,
): Code | undefined {
  return Object.values(codes).find((code) => String(code) === text)
}
