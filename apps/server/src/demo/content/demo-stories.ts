import type { ContentLanguage, PostSource } from "@polyphon/contract/content/content.ts";
import type { Theme } from "../art/themes.ts";

export interface DemoStory {
  readonly category: string;
  readonly title: string;
  readonly language: ContentLanguage;
  readonly source: PostSource;
  readonly host: string;
  readonly picture: Theme;
  /** One per voice: the facts, a personal view, a question. */
  readonly voices: readonly string[];
  readonly short: string;
  readonly pinned?: "front-page" | "featured";
}

export const demoStories: readonly DemoStory[] = [
  {
    category: "Wind power",
    title: "Our first repowered wind farm delivers three times the energy with half the turbines",
    language: "ENGLISH",
    source: "ORIGINAL",
    host: "nordwind.example",
    picture: "wind-farm",
    pinned: "front-page",
    voices: [
      "Eleven old turbines made room for five new ones above Wiesenfeld. Three times the energy, half the masts, and a quieter village.\n\nThe team explains what changed for the grid, the neighbours and the birds. #windenergy #repowering",
      "I stood under the last of the eleven old turbines when it came down. Two years later the five new ones bring three times as much.\n\nWhat I did not expect: the village festival now starts at the foot of number three. #windenergy",
      "What do you do with a wind farm that turns twenty-five? Scrap it, stretch it, or start again with half the turbines?\n\nHere is what we learned above Wiesenfeld. What would you have done? #repowering",
    ],
    short:
      "Five turbines instead of eleven, three times the energy. How repowering worked in Wiesenfeld. #windenergy",
  },
  {
    category: "Power grid",
    title: "Why Europe's grid is suddenly the most exciting part of the energy transition",
    language: "ENGLISH",
    source: "CURATED",
    host: "energy-monitor.example",
    picture: "pylons-at-dusk",
    pinned: "featured",
    voices: [
      "Battery parks, smarter substations and one very old rule that is about to fall: the grid has become the place where the energy transition is decided.\n\nA good overview of what happens until 2030. #powergrid",
      "For years nobody at dinner asked me about substations. This month three people did.\n\nIf you want to know why, this piece explains it better than I can. #powergrid #energytransition",
      "Which part of the energy transition do you think is slowest: building, permitting, or connecting?\n\nThe answer in this article surprised me. #powergrid",
    ],
    short:
      "The grid is where the energy transition is decided. A good overview of what comes until 2030. #powergrid",
  },
  {
    category: "Careers",
    title: "Ausbildungsstart in Bremen: 26 neue Gesichter bei Nordwind",
    language: "GERMAN",
    source: "LOCAL",
    host: "nordwind.example",
    picture: "harbour-cranes",
    voices: [
      "Von der Mechatronik bis zur Wettervorhersage: 26 junge Menschen haben diese Woche in Bremen ihre Ausbildung begonnen.\n\nHier stellen sie sich vor. #Ausbildung #Nordwind",
      "Ich erinnere mich noch an meinen ersten Tag: viel zu große Sicherheitsschuhe und niemand, der lachte.\n\nHeute habe ich 26 neue Kolleginnen und Kollegen begrüßt. Schön, dass ihr da seid! #Ausbildung",
      "Was hätten Sie gern an Ihrem ersten Arbeitstag gewusst?\n\nUnsere 26 neuen Auszubildenden in Bremen freuen sich über jeden Rat. #Ausbildung",
    ],
    short:
      "26 junge Menschen haben in Bremen ihre Ausbildung begonnen. Hier stellen sie sich vor. #Ausbildung",
  },
  {
    category: "E-mobility",
    title: "Charging at work: what 1,200 company cars taught us in a year",
    language: "ENGLISH",
    source: "ORIGINAL",
    host: "nordwind.example",
    picture: "charging-car",
    voices: [
      "1,200 company cars, 400 chargers, one year of data. The peak is not in the morning, and the cheapest kilowatt-hour is the one nobody notices.\n\nOur figures, with the mistakes included. #emobility",
      "My car now charges when our own turbines turn. I only noticed because the canteen screen told me so.\n\nA year of charging at work, in figures and small stories. #emobility",
      "When do you think company cars charge most: at nine, at noon, or at four?\n\nWe measured it for a year. #emobility #fleet",
    ],
    short: "1,200 company cars, 400 chargers, one year: what we learned about charging at work. #emobility",
  },
  {
    category: "Wind power",
    title: "How an offshore crew spends a week between two weather windows",
    language: "ENGLISH",
    source: "CURATED",
    host: "coast-journal.example",
    picture: "offshore-wind",
    pinned: "featured",
    voices: [
      "Fourteen people, one vessel, six days of waiting and nine hours of work. A reporter followed an offshore crew through one week.\n\nThe most honest report on our trade I have read this year. #offshore",
      "Nobody believes me how much of offshore work is waiting. And cooking.\n\nThis report shows exactly that, and why it is worth it. #offshore #windenergy",
      "How long would you wait for nine hours of good weather?\n\nThis crew waited six days. #offshore",
    ],
    short: "Six days of waiting, nine hours of work: a week with an offshore crew. #offshore",
  },
  {
    category: "Digital work",
    title: "The meeting that became a checklist, and saved four hours a week",
    language: "ENGLISH",
    source: "CURATED",
    host: "quiet-work.example",
    picture: "office-plants",
    voices: [
      "A team of twelve replaced its status meeting with a shared checklist. Four hours a week came back, and nothing got lost.\n\nThe template is in the article. #futureofwork",
      "We tried this in our team in spring. I was the sceptic. I was wrong.\n\nThe idea in short: what can be ticked does not need to be told. #futureofwork",
      "Which of your meetings could be a checklist?\n\nThis team tried it with the one nobody dared to touch. #futureofwork",
    ],
    short: "Twelve people, one checklist instead of a meeting, four hours saved a week. #futureofwork",
  },
  {
    category: "Power grid",
    title: "Solar roofs that pay for themselves: three municipal buildings, one simple contract",
    language: "ENGLISH",
    source: "ORIGINAL",
    host: "nordwind.example",
    picture: "solar-roofs",
    voices: [
      "A school, a depot and a swimming pool now share one solar contract. Payback: nine years. Paperwork: eleven pages.\n\nHere is how the town did it. #solar #municipal",
      "The caretaker of the swimming pool called me to say the meter runs backwards on Sundays. He sounded proud.\n\nThree roofs, one contract, and a town that wants more. #solar",
      "What keeps your town from putting solar on its roofs? Money, paper, or nobody asking?\n\nIn this one it was paper. #solar",
    ],
    short: "Three municipal roofs, one contract, nine years to payback. How a town went solar. #solar",
  },
  {
    category: "Logistics",
    title: "Nachts um drei in der Sortierhalle: 40.000 Pakete und eine gute Idee",
    language: "GERMAN",
    source: "ORIGINAL",
    host: "kornblume.example",
    picture: "harbour-cranes",
    pinned: "front-page",
    voices: [
      "40.000 Pakete in einer Nacht, und eine Kollegin, die eine Rampe um drei Grad neigte. Seitdem fällt nichts mehr herunter.\n\nWie aus einer Beobachtung eine Verbesserung für alle Hallen wurde. #Logistik",
      "Ich war letzte Woche um drei Uhr nachts in unserer Sortierhalle. Ich habe selten so viel gelernt.\n\nVor allem von Frau Pichler und ihren drei Grad. #Logistik",
      "Wann haben Sie zuletzt dort nachgefragt, wo die Arbeit wirklich geschieht?\n\nBei uns brachte eine Nacht in der Halle die beste Idee des Jahres. #Logistik",
    ],
    short:
      "40.000 Pakete, drei Grad Neigung, kein Paket am Boden: eine gute Idee aus der Nachtschicht. #Logistik",
  },
  {
    category: "Logistics",
    title: "Night trains for parcels: a route from Vienna to Hamburg without a single lorry",
    language: "ENGLISH",
    source: "ORIGINAL",
    host: "kornblume.example",
    picture: "train",
    pinned: "featured",
    voices: [
      "Since October our parcels between Vienna and Hamburg travel by night train: 1,100 kilometres, 9 tonnes of CO2 less per week.\n\nWhat worked, what did not, and what comes next. #logistics #rail",
      "I travelled with our parcels on the first night train. They slept better than I did.\n\nStill the best business trip of the year. #logistics",
      "Road or rail: what decides in your company, the price or the habit?\n\nFor us it was habit. Until October. #logistics #rail",
    ],
    short: "Parcels by night train: Vienna to Hamburg, 9 tonnes of CO2 less a week. #logistics #rail",
  },
  {
    category: "Careers",
    title: "From warehouse shift to data team: Selma's second career",
    language: "ENGLISH",
    source: "LOCAL",
    host: "careers.example",
    picture: "coffee-table",
    voices: [
      "Selma spent eleven years on the warehouse floor. Today she builds the forecasts that plan it.\n\nHer path took eighteen months, one mentor and a lot of evenings. #careers #learning",
      "Selma taught me more about our data than any dashboard. She knows what each number weighs.\n\nRead how she got here. #careers",
      "Who in your company knows the work and would love to learn the code?\n\nSelma did both. #careers #learning",
    ],
    short: "Eleven years in the warehouse, now in the data team. Selma's second career. #careers",
  },
  {
    category: "Robotics",
    title: "A gripper that feels: what our robot learned from a strawberry",
    language: "ENGLISH",
    source: "ORIGINAL",
    host: "halden.example",
    picture: "robot-arm",
    pinned: "front-page",
    voices: [
      "Two hundred strawberries, zero bruises. Our new gripper measures pressure a thousand times a second and stops before a human would notice.\n\nThe test series, with video and raw data. #robotics",
      "I have eaten more test strawberries than is reasonable. None of them was bruised.\n\nWhat a soft hand changes for packing lines. #robotics",
      "What would you trust a robot hand with: a brick, an egg, or a strawberry?\n\nWe started with the strawberry. #robotics",
    ],
    short: "200 strawberries, zero bruises: what a gripper that feels changes on the packing line. #robotics",
  },
  {
    category: "Robotics",
    title: "The quiet laboratory: why our test hall has no windows and many plants",
    language: "ENGLISH",
    source: "CURATED",
    host: "lab-notes.example",
    picture: "laboratory",
    pinned: "featured",
    voices: [
      "Light, dust and footsteps ruin measurements. So this test hall has no windows, soft floors and, against all advice, forty plants.\n\nA visit to the quietest room in robotics. #robotics #engineering",
      "I thought a hall without windows would be sad. Then I saw the plants.\n\nA nice piece on rooms that help people measure well. #engineering",
      "Which room in your company helps people think?\n\nThis one has forty plants and no windows. #engineering",
    ],
    short: "No windows, soft floors, forty plants: a visit to the quietest room in robotics. #robotics",
  },
];

/** Series that a company really runs week after week; they fill the older pages of the feed. */
export const demoSeries: readonly {
  readonly title: (n: number) => string;
  readonly language: ContentLanguage;
  readonly source: PostSource;
  readonly host: string;
  readonly copy: (n: number) => readonly string[];
  readonly short: (n: number) => string;
}[] = [
  {
    title: (n) => `Figures of the week ${n}: what we measured, and what surprised us`,
    language: "ENGLISH",
    source: "ORIGINAL",
    host: "figures.example",
    copy: (n) => [
      `Week ${n} in figures: what we measured, what surprised us and what we will look at next.\n\nFive numbers, one page, no jargon. #data`,
      `My favourite number of week ${n} is the smallest one on the page. It took us three months to get there.\n\nSee if you find it. #data`,
    ],
    short: (n) => `Week ${n} in five numbers: measured, surprising, next. One page, no jargon. #data`,
  },
  {
    title: (n) => `Kurz gefragt, Folge ${n}: drei Antworten aus dem Betrieb`,
    language: "GERMAN",
    source: "LOCAL",
    host: "kurz-gefragt.example",
    copy: (n) => [
      `Folge ${n} unserer Reihe „Kurz gefragt“: drei Fragen, drei ehrliche Antworten aus dem Betrieb.\n\nDiesmal geht es um Handschuhe, Kaffee und Vertrauen. #Arbeitswelt`,
      `In Folge ${n} von „Kurz gefragt“ steht ein Satz, den ich mir an die Wand hänge.\n\nWelcher das ist, verrate ich nicht. #Arbeitswelt`,
    ],
    short: (n) => `Kurz gefragt, Folge ${n}: drei ehrliche Antworten aus dem Betrieb. #Arbeitswelt`,
  },
  {
    title: (n) => `Reading list ${n}: four articles worth your coffee break`,
    language: "ENGLISH",
    source: "CURATED",
    host: "reading-list.example",
    copy: (n) => [
      `Reading list ${n}: four articles our team passed around this week, each with one sentence why.\n\nThe third one started a discussion. #reading`,
      `Of the four articles in reading list ${n}, I disagree with one and shared it all the same.\n\nThat is what a good list is for. #reading`,
    ],
    short: (n) =>
      `Reading list ${n}: four articles our team passed around, each with one sentence why. #reading`,
  },
  {
    title: (n) => `Meet the team ${n}: a Tuesday with the people behind the product`,
    language: "ENGLISH",
    source: "ORIGINAL",
    host: "people.example",
    copy: (n) => [
      `Meet the team, part ${n}: one Tuesday, one colleague, no script. What the day really looks like behind the product.\n\n#peopleatwork`,
      `Part ${n} of our series is about the colleague who always answers the phone on the second ring.\n\nNow I know why. #peopleatwork`,
    ],
    short: (n) => `Meet the team, part ${n}: one Tuesday, one colleague, no script. #peopleatwork`,
  },
];
