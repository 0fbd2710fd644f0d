import { expect, it } from 'vitest';
import { createNativeModuleTest } from './createNativeModuleTest.ts';

const FILES: Record<string, string> = {
  '/dist/plain.js': 'import path from "node:path"; export const a = 1;',
  '/dist/parent.js': 'import { a } from "./plain.js"; export { b } from "./folder/child.js";',
  '/dist/folder/child.js': 'export const b = () => import("../plain.js");',
  '/dist/virtual.js': 'import { routes } from "virtual:astro:routes";',
  '/dist/env.js': 'export const isDev = import.meta.env.DEV;',
  '/dist/imports.js': 'import { manifest } from "#internal/manifest";',
  '/dist/own.js': 'import { z } from "astro/zod";',
  '/dist/above.js': 'import "./parent.js"; import "./virtual.js";',
  '/dist/circle.js': 'import { a } from "./other.js";',
  '/dist/other.js': 'import { b } from "./circle.js"; import json from "./data.json";',
};

const isNative = createNativeModuleTest((file) => FILES[file] ?? '');

it.each(['plain', 'parent', 'folder/child', 'circle', 'other'])('accepts %s.js', (name) => {
  expect(isNative(`/dist/${name}.js`)).toBe(true);
});

it.each(['virtual', 'env', 'own', 'above', 'imports'])('refuses %s.js', (name) => {
  expect(isNative(`/dist/${name}.js`)).toBe(false);
});
