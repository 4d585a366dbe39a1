/** A figure in its parts, `330 м²` as `330`, the space and `м²`; what has no unit, `24/7`, is a number alone. */
export function numberAndUnit(figure: string): { number: string; gap: string; unit: string } {
  const [number = '', gap = '', unit = ''] = figure.split(/(?<=\d)(\s*)(?=[^\d.,/\s]+$)/)
  return { number, gap, unit }
}
