import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../demos/DemoJourney.ts';
import { readColumn } from '../../support/readColumn.ts';

export const journeys: DemoJourneys = {
  async AskTheAssistant({ stage }) {
    const status = stage.getByRole('status').first();
    await stage.getByRole('button', { name: 'Lanterns with profit under 0' }).click();
    await expect(status).toContainText('Filter: profit < 0, line isAnyOf Lanterns.');
    await expect
      .poll(async () => new Set(await readColumn(stage, 'line')))
      .toEqual(new Set(['Lanterns']));
    await stage.getByRole('button', { name: 'Will it snow tomorrow?' }).click();
    await expect(status).toContainText("doesn't understand");
    await stage.getByRole('button', { name: 'Skis and tents, profit over 30,000' }).click();
    await expect(status).toContainText('profit > 30000');
  },

  async ColumnExamples({ stage }) {
    const context = stage.getByLabel('Context of the country column');
    await stage.getByRole('button', { name: 'Only Norway and Sweden' }).click();
    await expect(context).toContainText('"Norway"');
    await expect
      .poll(async () => new Set(await readColumn(stage, 'country')))
      .toEqual(new Set(['Norway', 'Sweden']));
  },

  async ServerAssistant({ stage }) {
    await expect(stage.getByText('1–25 of 240')).toBeVisible();
    await stage.getByRole('button', { name: 'Urgent orders, highest items first' }).click();
    await expect
      .poll(async () => new Set(await readColumn(stage, 'priority')))
      .toEqual(new Set(['urgent']));
    const items = (await readColumn(stage, 'items')).map(Number);
    expect(items).toEqual(items.toSorted((a, b) => b - a));
  },

  async PromptHistory({ stage }) {
    const prompts = stage.getByRole('group', { name: 'Your prompts' }).getByRole('button');
    await expect(prompts).toHaveCount(2);
    await prompts.filter({ hasText: 'error' }).click();
    await expect(prompts).toHaveCount(3);
    await expect(prompts.last()).toContainText('success');
    await expect(stage.getByText('Norway (12)')).toBeVisible();
  },

  async SwitchConversations({ page, stage }) {
    const conversations = stage.getByRole('group', { name: 'Conversation' });
    const revenue = conversations.getByRole('button', { name: 'Total revenue by region' });
    await expect(revenue).toHaveAttribute('aria-pressed', 'false');
    await revenue.click();
    await expect(revenue).toHaveAttribute('aria-pressed', 'true');
    await stage.getByRole('button', { name: 'AI Assistant' }).click();
    const panel = page.locator('.MuiDataGrid-aiAssistantPanel');
    await expect(panel.getByTitle('Total revenue by region')).toBeVisible();
    // The buttons follow the panel as well.
    await panel.getByLabel('New conversation').getByRole('button').click();
    const added = conversations.getByRole('button', { name: 'New conversation' });
    await expect(added).toHaveAttribute('aria-pressed', 'true');
    await expect(revenue).toHaveAttribute('aria-pressed', 'false');
    await panel.getByRole('textbox').press('Escape');
    await expect(panel).toHaveCount(0);
  },
};
