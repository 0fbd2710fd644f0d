import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECURITY_FILE, writeSecurityFile } from './writeSecurityFile.ts';

const siteUrl = 'https://docs.test';
const security = {
  contacts: ['mailto:security@docs.test', 'https://docs.test/report'],
  expires: '2030-01-01T00:00:00Z',
};
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'x-docs-security-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('writeSecurityFile', () => {
  it('writes the contacts in order of preference', () => {
    writeSecurityFile(directory, { siteUrl, security }, Date.parse('2029-01-01'));
    expect(readFileSync(path.join(directory, SECURITY_FILE), 'utf8')).toBe(
      [
        'Contact: mailto:security@docs.test',
        'Contact: https://docs.test/report',
        'Expires: 2030-01-01T00:00:00Z',
        'Canonical: https://docs.test/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('writes nothing without a contact', () => {
    writeSecurityFile(directory, { siteUrl });
    expect(existsSync(path.join(directory, SECURITY_FILE))).toBe(false);
  });

  it('says when the file has expired', () => {
    const report = writeSecurityFile(directory, { siteUrl, security }, Date.parse('2031-01-01'));
    expect(report).toContain('expired on 2030-01-01');
  });
});
