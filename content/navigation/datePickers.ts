import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { datePickersApi } from './datePickersApi.ts';

export const datePickers = {
  pathname: '/x/react-date-pickers-group',
  title: 'Date and Time Pickers',
  children: [
    { pathname: '/x/react-date-pickers', title: 'Overview', ads: false },
    { pathname: '/x/react-date-pickers/quickstart', title: 'Quickstart', ads: false },
    { pathname: '/x/react-date-pickers/base-concepts', title: 'Base concepts' },
    {
      pathname: '/x/react-date-pickers-components',
      title: 'Components',
      subheader: 'Components',
      children: [
        {
          pathname: '/x/react-date-pickers/date-pickers',
          title: 'Date components',
          children: [
            { pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker' },
            { pathname: '/x/react-date-pickers/date-field', title: 'Date Field' },
            { pathname: '/x/react-date-pickers/date-calendar', title: 'Date Calendar' },
          ],
        },
        {
          pathname: '/x/react-date-pickers/time-pickers',
          title: 'Time components',
          children: [
            { pathname: '/x/react-date-pickers/time-picker', title: 'Time Picker' },
            { pathname: '/x/react-date-pickers/time-field', title: 'Time Field' },
            { pathname: '/x/react-date-pickers/time-clock', title: 'Time Clock' },
            { pathname: '/x/react-date-pickers/digital-clock', title: 'Digital Clock' },
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-time-pickers',
          title: 'Date Time components',
          children: [
            { pathname: '/x/react-date-pickers/date-time-picker', title: 'Date Time Picker' },
            { pathname: '/x/react-date-pickers/date-time-field', title: 'Date Time Field' },
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-range-pickers',
          title: 'Date Range components',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-date-pickers/date-range-picker',
              title: 'Date Range Picker',
              ads: false,
            },
            {
              pathname: '/x/react-date-pickers/date-range-field',
              title: 'Date Range Field',
              ads: false,
            },
            {
              pathname: '/x/react-date-pickers/date-range-calendar',
              title: 'Date Range Calendar',
              ads: false,
            },
          ],
        },
        {
          pathname: '/x/react-date-pickers/time-range-pickers',
          title: 'Time Range components',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-date-pickers/time-range-picker',
              title: 'Time Range Picker',
              newFeature: true,
              ads: false,
            },
            {
              pathname: '/x/react-date-pickers/time-range-field',
              title: 'Time Range Field',
              ads: false,
            },
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-time-range-pickers',
          title: 'Date Time Range components',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-date-pickers/date-time-range-picker',
              title: 'Date Time Range Picker',
              ads: false,
            },
            {
              pathname: '/x/react-date-pickers/date-time-range-field',
              title: 'Date Time Range Field',
              ads: false,
            },
          ],
        },
        { pathname: '/x/react-date-pickers/fields', title: 'Field components' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/main-features',
      title: 'Main features',
      subheader: 'Main features',
      children: [
        { pathname: '/x/react-date-pickers/validation', title: 'Validation' },
        { pathname: '/x/react-date-pickers/lifecycle', title: 'Components lifecycle' },
        { pathname: '/x/react-date-pickers/shortcuts', title: 'Shortcuts' },
        { pathname: '/x/react-date-pickers/accessibility', title: 'Accessibility' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/localization-group',
      title: 'Localization',
      subheader: 'Localization',
      children: [
        { pathname: '/x/react-date-pickers/localization', title: 'Translated components' },
        {
          pathname: '/x/react-date-pickers/adapters-locale',
          title: 'Date format and localization',
        },
        { pathname: '/x/react-date-pickers/timezone', title: 'UTC and timezones' },
        { pathname: '/x/react-date-pickers/calendar-systems', title: 'Calendar systems' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/customization-group',
      title: 'Customization',
      subheader: 'Customization',
      children: [
        { pathname: '/x/react-date-pickers/custom-components', title: 'Custom subcomponents' },
        { pathname: '/x/react-date-pickers/custom-layout', title: 'Custom layout' },
        { pathname: '/x/react-date-pickers/custom-field', title: 'Custom field' },
        { pathname: '/x/react-date-pickers/custom-opening-button', title: 'Custom opening button' },
        {
          pathname: '/x/react-date-pickers/playground',
          title: 'Customization playground',
          ads: false,
        },
      ],
    },
    {
      pathname: '/x/api/picker-resources',
      title: 'Resources',
      subheader: 'Resources',
      children: [datePickersApi],
    },
  ],
} satisfies NavigationEntry;
