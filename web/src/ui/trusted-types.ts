type Rules = { createHTML?(html: string): string; createScriptURL?(address: string): string }
type PolicyFactory = { createPolicy<R extends Rules>(name: string, rules: R): R }

// Newer than the oldest browser.
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }

/**
 * The Content-Security-Policy lets a page set HTML and script addresses only through a policy that it names. What the
 * policy returns is an object of the browser, which is passed on and never read; older browsers take the plain text.
 */
export const trustedPolicy = <R extends Rules>(name: string, rules: R): R =>
  trustedTypes?.createPolicy(name, rules) ?? rules
