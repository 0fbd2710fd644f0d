import { describe, expect, it } from 'vitest';
import { formatHeadersFile } from './formatHeadersFile.ts';
import { formatRedirectsFile } from './formatRedirectsFile.ts';
import type { DeliveryConfig } from '#model/delivery/DeliveryConfig.ts';
import { createRedirectRules } from '#model/delivery/redirectRules.ts';

const config: DeliveryConfig = {
  siteUrl: 'https://docs.example.com',
  serviceWorkerUrl: '/x/sw.js',
  outsideHosts: {
    'script-src': [],
    'style-src': [],
    'img-src': [],
    'connect-src': [],
    'form-action': ['https://stackblitz.com', 'https://codesandbox.io'],
  },
  redirects: [],
};

describe('formatRedirectsFile', () => {
  it('lists old addresses with and without slash, then the patterns', () => {
    const rules = createRedirectRules({ '/': '/x/a/', '/x/old/': '/x/new/' }, ['en', 'zh']);
    expect(formatRedirectsFile(rules)).toMatchInlineSnapshot(`
      "# Rebuilt by src/generator/delivery/prepareDelivery.ts
      / /x/a/ 301
      /x/old/ /x/new/ 301
      /x/old /x/new/ 301
      /zh/ /zh/x/a/ 301
      /zh /zh/x/a/ 301
      /zh/x/old/ /zh/x/new/ 301
      /zh/x/old /zh/x/new/ 301
      /api/* /api-docs/:splat 301
      /zh/api/* /zh/api-docs/:splat 301
      /en/x/* /x/:splat 301
      /:lang/x/* /x/:splat 301
      "
    `);
  });
});

describe('formatHeadersFile', () => {
  it('gives each document its own policy and hashed files one rule', () => {
    const file = { hash: 'h', size: 1, encodings: {} };
    const text = formatHeadersFile({
      config,
      files: {
        '/404.html': { ...file, scripts: ['sha256-b='], styles: ['sha256-c='] },
        '/x/a/index.html': { ...file, scripts: ['sha256-a='] },
        '/x/_astro/a.js': file,
        '/x/_astro/b.svg': file,
        '/x/cards/a.png': file,
        '/x/icon.svg': file,
        '/x/live/a668b4ffaab5/react.js': file,
        '/x/live/imports.json': file,
        '/x/sw.js': file,
      },
    });
    expect(text).toMatchInlineSnapshot(`
      "# Rebuilt by src/generator/delivery/prepareDelivery.ts
      /*
        x-content-type-options: nosniff
        referrer-policy: strict-origin-when-cross-origin
        permissions-policy: accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()
        cross-origin-opener-policy: same-origin
        strict-transport-security: max-age=31536000
      /x/_astro/*
        cross-origin-resource-policy: cross-origin
        cache-control: public, max-age=31536000, immutable
        access-control-allow-origin: *
      /x/live/a668b4ffaab5/*
        cross-origin-resource-policy: cross-origin
        cache-control: public, max-age=31536000, immutable
        access-control-allow-origin: *
      /404.html
        cross-origin-resource-policy: same-origin
        cache-control: public, max-age=60, must-revalidate
        content-security-policy: default-src 'self'; script-src 'self' 'sha256-b='; style-src 'self' 'sha256-c='; img-src 'self' data: blob:; connect-src 'self'; frame-src 'self'; worker-src 'self'; object-src 'none'; frame-ancestors 'self'; base-uri 'self'; form-action 'self' https://stackblitz.com https://codesandbox.io
      /x/a/
        cross-origin-resource-policy: same-origin
        cache-control: public, max-age=60, must-revalidate
        content-security-policy: default-src 'self'; script-src 'self' 'sha256-a='; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; frame-src 'self'; worker-src 'self'; object-src 'none'; frame-ancestors 'self'; base-uri 'self'; form-action 'self' https://stackblitz.com https://codesandbox.io
      /x/_astro/b.svg
        content-security-policy: default-src 'none'; style-src 'unsafe-inline'; sandbox
      /x/cards/a.png
        cross-origin-resource-policy: cross-origin
        cache-control: public, max-age=300, must-revalidate
      /x/icon.svg
        cross-origin-resource-policy: same-origin
        cache-control: public, max-age=300, must-revalidate
        content-security-policy: default-src 'none'; style-src 'unsafe-inline'; sandbox
      /x/live/imports.json
        cross-origin-resource-policy: same-origin
        cache-control: public, max-age=300, must-revalidate
      /x/sw.js
        cross-origin-resource-policy: same-origin
        cache-control: no-cache
        service-worker-allowed: /
        content-security-policy: default-src 'none'; script-src 'self'; connect-src 'self'
      "
    `);
  });
});
