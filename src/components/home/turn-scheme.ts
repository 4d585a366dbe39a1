const asked = '(prefers-color-scheme: dark)'

/** The conditions under which the page's styles are dark. */
const rules = new Set<MediaList>()

/** Shows this page in its dark or its light colours, whatever the system prefers. */
export function turnScheme(dark: boolean): void {
  if (rules.size === 0) for (const { cssRules } of document.styleSheets) collect(cssRules)
  for (const media of rules) media.mediaText = dark ? 'all' : 'not all'
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light'
    meta.media = (meta.dataset.scheme === 'dark') === dark ? 'all' : 'not all'
  }
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
}

function collect(found: CSSRuleList) {
  for (const rule of found) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === asked) rules.add(rule.media)
    else if (rule instanceof CSSGroupingRule) collect(rule.cssRules)
  }
}
