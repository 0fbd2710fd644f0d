import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';

const digits = '٠١٢٣٤٥٦٧٨٩';

// moment-hijri comes without types; the adapter holds its instance.
new AdapterMomentHijri().moment.updateLocale('ar-sa', {
  weekdays: 'الأحد_الإثنين_الثلاثاء_الأربعاء_الخميس_الجمعة_السبت'.split('_'),
  weekdaysShort: 'أحد_إثنين_ثلاثاء_أربعاء_خميس_جمعة_سبت'.split('_'),
  preparse: (text: string) =>
    text.replace(/[٠-٩]/g, (digit) => String(digits.indexOf(digit))),
  postformat: (text: string) =>
    text.replace(/\d/g, (digit) => digits.charAt(Number(digit))),
});
