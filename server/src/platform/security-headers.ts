/** Sent with every answer. connect-src includes the identity provider when it is on another host (rule 10). */
export function securityHeaders(providerUrl: string | undefined): Record<string, string> {
  const provider = providerUrl ? ` ${new URL(providerUrl).origin}` : ''
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      `connect-src 'self'${provider}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      // No text becomes HTML or the address of a script but by these two policies of the web.
      "require-trusted-types-for 'script'",
      'trusted-types bank service-worker',
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    // Browsers obey it over https only, so a plain http address in a school's network still works.
    'strict-transport-security': 'max-age=31536000',
  }
}
