-- What can be earned, and the post that somebody begins with who shares it. Which badges there are is part of the product;
-- their words and pictures are the provider's to change. Where nobody uploaded a picture, the worker draws one.
create table badge (
  id bigint generated always as identity primary key,
  family text not null check (family in ('SHARING', 'STREAK', 'REACH', 'VOICE', 'LEARNING')),
  category text not null check (category in ('ACTIVITY', 'IMPACT', 'GROWTH')),
  level smallint not null check (level > 0),
  threshold integer not null check (threshold > 0),
  title text not null check (length(title) between 1 and 250),
  title_de text not null check (length(title_de) between 1 and 250),
  content text not null check (length(content) between 1 and 1000),
  content_de text not null check (length(content_de) between 1 and 1000),
  post_title text not null check (length(post_title) between 6 and 255),
  post_title_de text not null check (length(post_title_de) between 6 and 255),
  social_copy text not null check (length(social_copy) between 50 and 3000),
  social_copy_de text not null check (length(social_copy_de) between 50 and 3000),
  media_id bigint references media,
  version integer not null default 1,
  unique (family, level),
  unique (family, threshold)
);
create index badge_media on badge (media_id) where media_id is not null;
call platform.share_with_all('badge', 'which badges there are, the same for every company');

-- Once, and for good. The post is the personal one that the badge is shared with.
create table earned_badge (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  account_id bigint not null references account on delete cascade,
  badge_id bigint not null references badge on delete cascade,
  earned_at timestamptz not null,
  viewed_at timestamptz,
  post_id bigint references post on delete set null
);
create unique index earned_badge_once on earned_badge (account_id, badge_id);
create index earned_badge_new on earned_badge (account_id, id) where viewed_at is null;
create index earned_badge_badge on earned_badge (badge_id);
create index earned_badge_company on earned_badge (company_id);
create index earned_badge_post on earned_badge (post_id) where post_id is not null;
call platform.protect('earned_badge');

-- Who has shared so much that the level may rise by what is not a share: a connection, autopilot, a profile. The daily
-- check walks these people and no others.
create table level_candidate (
  account_id bigint primary key references account on delete cascade,
  company_id bigint not null references company on delete cascade
);
create index level_candidate_company on level_candidate (company_id);
call platform.protect('level_candidate');

-- Up to which click the daily check has looked.
create table recognition_mark (
  name text primary key,
  at timestamptz not null
);
call platform.share_with_all('recognition_mark', 'how far the daily check of badges has come');

insert into badge (family, category, level, threshold, title, title_de, content, content_de, post_title, post_title_de, social_copy, social_copy_de)
values
('SHARING', 'ACTIVITY', 1, 1, 'First share', 'Erste Teilung',
 'Your first post is out. Your network hears it from you.', 'Ihr erster Beitrag ist draußen. Ihr Netzwerk hört es von Ihnen.',
 'My first share', 'Meine erste Teilung',
 'I shared my first post as an ambassador of my company today. More of what moves us will follow here.',
 'Heute habe ich meinen ersten Beitrag für mein Unternehmen geteilt. Mehr von dem, was uns bewegt, folgt hier.'),
('SHARING', 'ACTIVITY', 2, 10, 'Regular voice', 'Feste Stimme',
 'Ten shares: people begin to look out for what you bring.', 'Zehn Teilungen: Man beginnt, auf Ihre Beiträge zu achten.',
 'Ten posts shared', 'Zehn Beiträge geteilt',
 'Ten posts shared with my network. Thank you to everybody who reads, asks and disagrees. That is what makes it worthwhile.',
 'Zehn Beiträge mit meinem Netzwerk geteilt. Danke an alle, die lesen, fragen und widersprechen. Genau dafür lohnt es sich.'),
('SHARING', 'ACTIVITY', 3, 50, 'Ambassador', 'Aushängeschild',
 'Fifty shares. Your company has a face: yours.', 'Fünfzig Teilungen. Ihr Unternehmen hat ein Gesicht: Ihres.',
 'Fifty posts shared', 'Fünfzig Beiträge geteilt',
 'Fifty posts later I know: the best conversations begin with something worth sharing. Here is to the next fifty.',
 'Fünfzig Beiträge später weiß ich: Die besten Gespräche beginnen mit etwas, das sich zu teilen lohnt. Auf die nächsten fünfzig.'),
('SHARING', 'ACTIVITY', 4, 100, 'Opinion leader', 'Meinungsstark',
 'A hundred shares. Few people keep a network so well informed.', 'Hundert Teilungen. Nur wenige halten ihr Netzwerk so gut auf dem Laufenden.',
 'One hundred posts shared', 'Hundert Beiträge geteilt',
 'One hundred posts shared. Thank you for reading along. Which subject would you like to see more of here?',
 'Hundert Beiträge geteilt. Danke fürs Mitlesen. Von welchem Thema möchten Sie hier mehr sehen?'),
('SHARING', 'ACTIVITY', 5, 500, 'Legend', 'Legende',
 'Five hundred shares. There is no higher badge in this family.', 'Fünfhundert Teilungen. Ein höheres Abzeichen gibt es in dieser Familie nicht.',
 'Five hundred posts shared', 'Fünfhundert Beiträge geteilt',
 'Five hundred posts shared over the years. What stays are the people I met through them. Thank you all.',
 'Fünfhundert Beiträge in all den Jahren. Was bleibt, sind die Menschen, die ich dadurch kennengelernt habe. Danke.'),
('STREAK', 'ACTIVITY', 1, 4, 'Four weeks in a row', 'Vier Wochen in Folge',
 'A share in each of four weeks. A habit has begun.', 'In vier Wochen hintereinander geteilt. Eine Gewohnheit beginnt.',
 'Four weeks in a row', 'Vier Wochen in Folge',
 'Four weeks in a row with something worth reading from my field. Keeping at it is easier than I thought.',
 'Vier Wochen in Folge etwas Lesenswertes aus meinem Fach. Dranbleiben ist leichter, als ich dachte.'),
('STREAK', 'ACTIVITY', 2, 12, 'A quarter without a gap', 'Ein Quartal ohne Lücke',
 'Twelve weeks in a row with a share.', 'Zwölf Wochen in Folge mit einer Teilung.',
 'Twelve weeks in a row', 'Zwölf Wochen in Folge',
 'Twelve weeks, and in every one of them something from my field that I found worth sharing. On to the next quarter.',
 'Zwölf Wochen, und in jeder etwas aus meinem Fach, das ich teilenswert fand. Auf ins nächste Quartal.'),
('STREAK', 'ACTIVITY', 3, 26, 'Half a year without a gap', 'Ein halbes Jahr ohne Lücke',
 'Twenty-six weeks in a row. You can be relied on.', 'Sechsundzwanzig Wochen in Folge. Auf Sie ist Verlass.',
 'Half a year in a row', 'Ein halbes Jahr in Folge',
 'Half a year, every single week: news, ideas and people from my field. Thank you for following along.',
 'Ein halbes Jahr, Woche für Woche: Neues, Ideen und Menschen aus meinem Fach. Danke, dass Sie dabei sind.'),
('STREAK', 'ACTIVITY', 4, 52, 'A whole year', 'Ein ganzes Jahr',
 'Fifty-two weeks in a row. Hardly anybody gets here.', 'Zweiundfünfzig Wochen in Folge. Hierher kommt kaum jemand.',
 'A year, every week', 'Ein Jahr, jede Woche',
 'A whole year, and no week without something worth sharing. Thank you to everybody who reads along.',
 'Ein ganzes Jahr, und keine Woche ohne etwas Teilenswertes. Danke an alle, die mitlesen.'),
('REACH', 'IMPACT', 1, 10, 'First readers', 'Erste Leser',
 'Ten people followed your links. What you share is read.', 'Zehn Klicks auf Ihre Links. Was Sie teilen, wird gelesen.',
 'Read ten times', 'Zehnmal gelesen',
 'What I share here is being read. Thank you to everybody who clicked, and tell me what you would like to see next.',
 'Was ich hier teile, wird gelesen. Danke an alle, die geklickt haben. Sagen Sie mir gern, was Sie als Nächstes sehen möchten.'),
('REACH', 'IMPACT', 2, 100, 'A hundred readers', 'Hundert Leser',
 'A hundred clicks on your links.', 'Hundert Klicks auf Ihre Links.',
 'Read a hundred times', 'Hundertmal gelesen',
 'One hundred times somebody wanted to know more about what I shared. Thank you for your interest.',
 'Hundertmal wollte jemand mehr über das wissen, was ich geteilt habe. Danke für Ihr Interesse.'),
('REACH', 'IMPACT', 3, 1000, 'A thousand readers', 'Tausend Leser',
 'A thousand clicks on your links. That is a hall full of people.', 'Tausend Klicks auf Ihre Links. Das ist ein voller Saal.',
 'Read a thousand times', 'Tausendmal gelesen',
 'A thousand times somebody followed a link of mine. That is a hall full of curious people. Thank you.',
 'Tausendmal ist jemand einem meiner Links gefolgt. Das ist ein Saal voller neugieriger Menschen. Danke.'),
('VOICE', 'GROWTH', 1, 1, 'Own words', 'Eigene Worte',
 'Your first own post was approved.', 'Ihr erster eigener Beitrag wurde freigegeben.',
 'My first own post', 'Mein erster eigener Beitrag',
 'My first own post for our company is out. Writing it took longer than I expected, and it was worth it.',
 'Mein erster eigener Beitrag für unser Unternehmen ist draußen. Das Schreiben hat länger gedauert als gedacht, und es hat sich gelohnt.'),
('VOICE', 'GROWTH', 2, 5, 'Author', 'Autorenschaft',
 'Five own posts approved. You have something to say.', 'Fünf eigene Beiträge freigegeben. Sie haben etwas zu sagen.',
 'Five own posts', 'Fünf eigene Beiträge',
 'Five posts in my own words so far. Which question from my field should I answer in the sixth one?',
 'Bisher fünf Beiträge in eigenen Worten. Welche Frage aus meinem Fach soll ich im sechsten beantworten?'),
('VOICE', 'GROWTH', 3, 20, 'Columnist', 'Kolumne',
 'Twenty own posts approved. Others quote you by now.', 'Zwanzig eigene Beiträge freigegeben. Inzwischen werden Sie zitiert.',
 'Twenty own posts', 'Zwanzig eigene Beiträge',
 'Twenty posts in my own words. Thank you for every comment; most of the good ideas came from you.',
 'Zwanzig Beiträge in eigenen Worten. Danke für jeden Kommentar; die meisten guten Ideen kamen von Ihnen.'),
('LEARNING', 'GROWTH', 1, 1, 'Certified', 'Zertifiziert',
 'Your first training certificate.', 'Ihr erstes Trainingszertifikat.',
 'My first certificate', 'Mein erstes Zertifikat',
 'I finished a training and earned my first certificate. There is always something to learn, and I enjoy it.',
 'Ich habe ein Training abgeschlossen und mein erstes Zertifikat erhalten. Es gibt immer etwas zu lernen, und es macht Freude.'),
('LEARNING', 'GROWTH', 2, 3, 'Expert', 'Fachkundig',
 'Three training certificates.', 'Drei Trainingszertifikate.',
 'Three certificates', 'Drei Zertifikate',
 'Three certificates by now. Thank you to the colleagues who keep sharing what they know so generously.',
 'Inzwischen drei Zertifikate. Danke an die Kolleginnen und Kollegen, die ihr Wissen so großzügig teilen.');
