/** Days that own something ("tomorrow's tasks"): not a date of their own, but they say which. */
export const DAYS: ReadonlySet<string> = new Set(
  "today's tomorrow's tonight's monday's tuesday's wednesday's thursday's friday's saturday's sunday's".split(
    ' ',
  ),
)
