import type { Random } from './createRandom.ts';

/** Given names and family names that go together. The combinations are invented. */
const ORIGINS: readonly (readonly [given: string, family: string])[] = [
  [
    'Adaeze Chidi Folake Tunde Ngozi Emeka Bisi Kelechi',
    'Nwosu Okafor Balogun Afolabi Onyeka Ogunleye',
  ],
  [
    'Linnea Torsten Ebba Sigrid Halvar Maja Øystein Ragna',
    'Dahlqvist Bergvall Nystrand Solheim Lindmark Håkedal',
  ],
  [
    'Mateo Ximena Joaquín Lucía Iker Noelia Tomás Rosario',
    'Quispe Arriaga Valdivieso Montalbán Escudero Peñaranda',
  ],
  ['Yuki Haruto Aiko Sora Naoki Emi Ren Kaori', 'Hanazawa Morikawa Tsukino Okabe Shirane Kuwata'],
  [
    'Ananya Rohan Kavya Ishaan Meera Vikram Leela Arjun',
    'Raghunathan Deshmukh Chatterji Bhandari Kulkarni Sethi',
  ],
  [
    'Zainab Karim Layla Omar Salma Idris Nadia Faris',
    'El-Khatib Benhaddou Mansouri Al-Rawi Haddadin Zerrouki',
  ],
  [
    'Agnieszka Jarek Milena Oldřich Zdenka Bartosz Irena Radim',
    'Wolny Krejčí Zielonka Hruška Malina Bartoš',
  ],
  [
    'Chiara Lorenzo Ilaria Davide Fiorella Nico Serena Ugo',
    'Bellandi Tarquini Morabito Galvani Castellucci Ferrero',
  ],
  [
    'Aroha Wiremu Talia Kahu Ngaire Tama Moana Rangi',
    'Parata Tawhiri Hohepa Tuhoro Marama Kereama',
  ],
  [
    'Siobhán Callum Niamh Rhys Orla Ewan Bronwen Declan',
    "O'Farrelly MacAskill Prosser Kinnear Tregarth Devlin",
  ],
  [
    'Thandiwe Sipho Lerato Kagiso Naledi Bongani Zanele Mpho',
    'Mokoena Dlamini Mthembu Sithole Nkabinde Maseko',
  ],
  ['Mei Junjie Lihua Haoran Xinyi Weimin Shulan Bo', 'Tan Ouyang Kwek Zhuge Shen Fong'],
  [
    'Beatriz Thiago Iara Caetano Luana Otávio Marina Dandara',
    'Figueira Guimarães Sampaio Quadros Vasconcelos Teles',
  ],
  [
    'Anneliese Jürgen Friederike Matthis Greta Lothar Svenja Emil',
    'Brückmann Vossberg Hartenstein Röthlin Achterberg Küster',
  ],
];

const NAMES = ORIGINS.flatMap(([given, family]) =>
  given.split(' ').flatMap((first) => family.split(' ').map((last) => `${first} ${last}`)),
);

/** Returns full names that are all different and of varied origin. */
export function createPeople(random: Random, count: number): string[] {
  return random.sample(NAMES, count);
}
