import { describe, expect, it } from 'vitest';
import type { ExampleFacet } from '#model/demo/Example.ts';
import { countExamples, isChosen } from './filterExamples.ts';
import type { ExampleChoice } from './filterExamples.ts';

const RANKING = { question: 'compare', chart: 'bar', plan: 'community' };
const TREND = { question: 'over-time', chart: 'line', plan: 'community' };
const BALANCE = { question: 'over-time', chart: 'bar', plan: 'community' };
const FUNNEL = { question: 'flow', chart: 'funnel', plan: 'pro' };
const ALL = [RANKING, TREND, BALANCE, FUNNEL];

const choose = (values: Partial<ExampleChoice>): ExampleChoice => {
  return { question: [], chart: [], plan: [], ...values };
};

describe('isChosen', () => {
  it.each([
    ['nothing', {}, ALL],
    ['one value', { chart: ['bar'] }, [RANKING, BALANCE]],
    ['two values of a facet', { question: ['compare', 'flow'] }, [RANKING, FUNNEL]],
    ['values of two facets', { question: ['over-time'], chart: ['bar'] }, [BALANCE]],
    ['values that never meet', { question: ['flow'], plan: ['community'] }, []],
  ])('with %s chosen', (_, values, expected) => {
    expect(ALL.filter((example) => isChosen(example, choose(values)))).toEqual(expected);
  });
});

describe('countExamples', () => {
  it.each<[ExampleFacet, string, Partial<ExampleChoice>, number]>([
    ['chart', 'bar', {}, 2],
    ['chart', 'bar', { question: ['compare'] }, 1],
    // Another value of the same facet adds examples, so it doesn't change the number.
    ['chart', 'bar', { chart: ['line'] }, 2],
    ['chart', 'funnel', { plan: ['community'] }, 0],
    ['plan', 'pro', { chart: ['funnel', 'bar'] }, 1],
  ])('counts %s %s with %j', (facet, value, values, expected) => {
    expect(countExamples(ALL, choose(values), facet, value)).toBe(expected);
  });
});
