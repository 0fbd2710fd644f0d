import { describe, expect, it } from 'vitest';
import { compareTexts } from './compareTexts.ts';

describe('compareTexts', () => {
  it.each([
    ['equal texts', 'April 2025\n17', 'April 2025\n17'],
    ['other spaces and empty lines', 'April  2025\n\n17 ', ' April\u202f2025\n17\n'],
    ['marks that nobody sees', '\u206604\u2069/\u206617\u2069', '04/17\u200b'],
    ['two demos without text', '', '\n'],
  ])('finds nothing in %s', (_, inUtc, abroad) => {
    expect(compareTexts(inUtc, abroad, 'Asia/Kolkata')).toEqual([]);
  });

  it.each([
    [
      'a day that moved',
      'Check-in\n04/17/2025\n10:00 AM',
      'Check-in\n04/16/2025\n08:00 PM',
      'reads "04/16/2025" in America/New_York, but "04/17/2025" in UTC',
    ],
    [
      'a line that is missing',
      'Today\nSold out',
      'Today',
      'reads nothing in America/New_York, but "Sold out" in UTC',
    ],
    [
      'a line that is new',
      'Today',
      'Today\nSold out',
      'reads "Sold out" in America/New_York, but nothing in UTC',
    ],
  ])('reports %s', (_, inUtc, abroad, fault) => {
    expect(compareTexts(inUtc, abroad, 'America/New_York')).toEqual([fault]);
  });

  it('shortens long lines', () => {
    const [fault = ''] = compareTexts('a'.repeat(500), 'b'.repeat(500), 'Pacific/Auckland');
    expect(fault.length).toBeLessThan(250);
  });
});
