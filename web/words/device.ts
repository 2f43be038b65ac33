/** What a browser says about itself, in the words people have for it: “Firefox on Linux”. */

/** Each also names those after it, to be let in by pages that look for them. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\bOPR\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//u],
  ['Safari', /\bSafari\//u],
] as const

const SYSTEMS = [
  ['Android', /\bAndroid\b/u],
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\bMacintosh\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Linux', /\bLinux\b/u],
] as const

export function deviceWords(device: string): string {
  const [browser, system] = [named(BROWSERS, device), named(SYSTEMS, device)]
  if (browser) return system ? `${browser} on ${system}` : browser
  return /^[^\s/(]{1,60}/u.exec(device)?.[0] ?? 'Something that did not say what it is'
}

function named(known: readonly (readonly [string, RegExp])[], device: string): string | undefined {
  return known.find(([, pattern]) => pattern.test(device))?.[0]
}
