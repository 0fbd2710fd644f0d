import type { FileEntry } from '../files.ts';

/** A folder and its content. File names are separated by `|`. */
export interface FolderSpec {
  owner?: string;
  shared?: boolean;
  locked?: boolean;
  note?: string;
  folders?: Record<string, FolderSpec>;
  files?: string;
}

export const OWNERS = ['Moana Parata', 'Lorenzo Ferrero', 'Aiko Shirane', 'Kagiso Sithole', 'Greta Achterberg'];

/** The kind of a file by its extension, and its usual size in bytes. */
export const KINDS: Record<string, { kind: FileEntry['kind']; size: number }> = {
  docx: { kind: 'document', size: 90_000 },
  md: { kind: 'document', size: 6_000 },
  txt: { kind: 'document', size: 2_000 },
  pdf: { kind: 'document', size: 1_400_000 },
  xlsx: { kind: 'sheet', size: 120_000 },
  csv: { kind: 'sheet', size: 48_000 },
  pptx: { kind: 'slides', size: 5_200_000 },
  jpg: { kind: 'image', size: 3_800_000 },
  png: { kind: 'image', size: 900_000 },
  svg: { kind: 'image', size: 14_000 },
  mp4: { kind: 'video', size: 240_000_000 },
  wav: { kind: 'audio', size: 32_000_000 },
  mp3: { kind: 'audio', size: 5_500_000 },
  tsx: { kind: 'code', size: 4_200 },
  ts: { kind: 'code', size: 3_100 },
  css: { kind: 'code', size: 2_400 },
  json: { kind: 'code', size: 8_800 },
  zip: { kind: 'archive', size: 64_000_000 },
};

export const FILE_TREE: Record<string, FolderSpec> = {
  Collection: {
    owner: 'Kagiso Sithole',
    shared: true,
    note: 'Photographs may be used for loans and press. Ask Kagiso before anything goes into print.',
    files: 'Accession register.xlsx|Condition report template.docx|How we name files.md',
    folders: {
      'Ship models': {
        files: 'Barque 1871 port.jpg|Barque 1871 starboard.jpg|Barque 1871 rigging.jpg|Trawler 1934.jpg|Ferry 1962.jpg|Scale drawings.pdf|Provenance.docx',
      },
      Instruments: {
        folders: {
          Sextants: {
            files: 'Sextant A front.jpg|Sextant A case.jpg|Sextant B front.jpg|Calibration 2024.csv',
          },
          Compasses: { files: 'Binnacle.jpg|Pocket compass.jpg|Dry card compass.jpg' },
        },
        files: 'Loan list.xlsx|Insurance values.xlsx',
      },
      'Oral histories': {
        note: 'Every recording has a signed release.',
        folders: {
          Recordings: {
            files: 'Net mending.wav|The winter of 1963.wav|Last night on the lightship.wav|Whistle codes.wav|Cannery songs.mp3',
          },
          Transcripts: {
            files: 'Net mending.docx|The winter of 1963.docx|Last night on the lightship.docx|Whistle codes.docx',
          },
        },
      },
      Posters: {
        files: 'Regatta 1928.jpg|Regatta 1936.jpg|Ferry timetable 1951.jpg|Herring week 1957.jpg',
      },
    },
  },
  Exhibitions: {
    owner: 'Aiko Shirane',
    folders: {
      '2024 Fog': {
        locked: true,
        note: 'Closed. Kept as it was on the last day.',
        folders: {
          Panels: {
            files: 'Panel 1 What fog is.pdf|Panel 2 Horns.pdf|Panel 3 Collisions.pdf|Panel 4 Radar.pdf',
          },
          Press: {
            files: 'Press release.docx|Opening night.jpg|Foghorn at dusk.jpg|Clippings.zip',
          },
        },
        files: 'Floor plan.svg|Budget.xlsx|Visitor numbers.csv|Lessons learned.docx',
      },
      '2025 Salt': {
        folders: {
          Panels: {
            files: 'Panel 1 A white gold.docx|Panel 2 Pans and kilns.docx|Panel 3 Taxes.docx|Panel 4 Tasting table.docx|Panel 5 The sea today.docx',
          },
          Design: {
            folders: {
              Logo: { files: 'salt-logo.svg|salt-logo-dark.svg|salt-logo-small.png' },
              Renderings: {
                files: 'Entrance.png|Tasting table.png|Crystal wall.png|Crystal wall night.png',
              },
            },
            files: 'Colors.pdf|Type samples.pdf|Moodboard.pptx',
          },
          Sound: { files: 'Kiln ambience.wav|Rake on salt.wav|Interview saltworker.mp3' },
          Film: { files: 'Trailer.mp4|Trailer with captions.mp4|Captions.txt' },
          Loans: {
            files: 'Loan agreement kiln tools.pdf|Loan agreement scales.pdf|Courier schedule.xlsx',
          },
        },
        files: 'Floor plan.svg|Floor plan old.svg|Budget.xlsx|Schedule.xlsx|Risk assessment.docx',
      },
      '2026 Ideas': { files: 'Tides.md|Smugglers.md|Women of the port.md|Votes.csv' },
    },
  },
  Website: {
    owner: 'Lorenzo Ferrero',
    folders: {
      src: {
        folders: {
          components: {
            files: 'OpeningHours.tsx|TicketPicker.tsx|ExhibitList.tsx|TideChart.tsx|Gallery.tsx',
          },
          pages: { files: 'Home.tsx|Visit.tsx|Exhibitions.tsx|Donate.tsx' },
          data: { files: 'openingHours.json|prices.json|tides.ts' },
        },
        files: 'main.tsx|theme.ts|global.css',
      },
      public: { files: 'favicon.svg|harbor-wide.jpg|harbor-narrow.jpg|press-kit.zip' },
      Analytics: { files: '2025-04.csv|2025-05.csv|2025-06.csv|Search terms.csv' },
    },
    files: 'README.md|package.json|tsconfig.json',
  },
  Office: {
    owner: 'Greta Achterberg',
    folders: {
      Finance: {
        locked: true,
        files: '2023 Accounts.pdf|2024 Accounts.pdf|2025 Budget.xlsx|2025 Cash flow.xlsx|Donations.xlsx',
      },
      People: {
        locked: true,
        files: 'Volunteer rota.xlsx|Holiday calendar.xlsx|Handbook.docx|Onboarding.pptx',
      },
      Building: {
        note: 'Alarm codes are not stored here.',
        files: 'Fire plan.pdf|Boiler manual.pdf|Roof survey.pdf|Roof survey photos.zip',
      },
      Minutes: {
        files: '2025-01.docx|2025-02.docx|2025-03.docx|2025-04.docx|2025-05.docx|2025-06.docx',
      },
    },
  },
  Inbox: { shared: true, files: 'Scan 0041.pdf|Scan 0042.pdf|untitled.txt' },
};
