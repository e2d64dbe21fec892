/** What somebody new is shown after the login. */
export const tour = {
  label: "Tour",
  step: "Step {{at}} of {{of}}",
  about: "About two minutes. You can change everything later.",
  next: "Next",
  back: "Back",
  skipNow: "Skip now",
  notNow: "Not now",
  /** The names of the steps beside them. */
  names: {
    welcome: "Welcome",
    required: "Connect {{network}}",
    networks: "More networks",
    interests: "Topics you like",
    autopilot: "Autopilot",
    days: "Your days",
    count: "Posts a week",
    done: "Done",
  },
  welcome: { title: "Welcome, {{name}}", video: "Watch the welcome video" },
  network: {
    needed: "Required to start",
    opens: "Opens {{network}}, takes 20 seconds",
    here: "Connects instantly",
    connected: "Connected",
    facts: {
      yes: "Nothing is shared without your consent",
      unread: "We never read your messages or contacts",
      sealed: "Your sign-in is stored encrypted",
      leave: "Disconnect at any time with one tap",
    },
  },
  required: {
    title: "Connect your {{network}}",
    text: "Posts appear on your own profile, in your own words. You confirm each one, or let autopilot do it later.",
    waiting: "Connect {{network}} to continue",
  },
  networks: {
    title: "Connect more networks",
    text: "You can choose any connected network when you share. You can also do this later in your profile.",
  },
  interests: {
    title: "What interests you?",
    text: "Your feed starts with these topics and languages. You can change them at any time in the filters.",
    languages: "Languages",
    topics: "Topics",
    language: "Select atleast one language",
    category: "Select atleast one topic",
    save: "Save and continue",
    none: "Your company has no topics yet. You can choose them later in the filters.",
  },
  autopilot: {
    title: "Let autopilot share for you",
    CLASSIC:
      "Choose what it shares for you every week. You see four weeks ahead and can skip, swap or edit each post.",
    MONTHLY:
      "Choose what it shares for you over four weeks. You see everything in advance and can skip, swap or edit each post.",
    loading: "Loading your topics",
    error: "Couldn’t prepare the autopilot",
    save: "Switch on autopilot",
    saved: "Autopilot is on.",
    byHand: "On {{networks}} you finish each post yourself. We remind you when one is due.",
    leftOut:
      "{{networks}}: you would finish each post yourself, so it’s left out for now. You can add it on the autopilot page.",
  },
  days: {
    title: "Your preferred days",
    CLASSIC: "Posts are shared on these days of the week.",
    MONTHLY: "A post on one of your topics is shared on each of these days over the next four weeks.",
    reserved: "Your company has chosen the topic for {{days}}.",
  },
  count: {
    title: "How many posts a week?",
    text: "This many posts are shared each week on each of your networks.",
  },
  done: {
    title: "You’re all set",
    text: "These posts were picked for you. Choose one and share it in a minute.",
    autopilot: "Autopilot is on. Your plan for the next four weeks is ready to view.",
    go: "Go to posts",
  },
  skip: {
    title: "Skip the tour?",
    text_one: "You’ll see it once more after your next login.",
    text_other: "You’ll see it again after your next login, {{count}} more times.",
    text_zero: "You won’t see it again.",
    yes: "Skip the tour",
    no: "Continue the tour",
  },
} as const;
