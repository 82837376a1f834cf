/** The communities around the institute: `share` in percent, with first names and surnames. */
export type Community = { share: number; first: readonly string[]; last: readonly string[] }

const words = (text: string): string[] => text.trim().split(/\s+/)

// First names and surnames are combined at random; names that could give a public figure's are left out.
export const communities: readonly Community[] = [
  {
    share: 66,
    first: words(`
      Anjali Avani Charmi Darshana Dhara Dhruvi Drashti Foram Hetvi Hiral Isha Janvi Jinal Khyati Krisha Kruti Mansi
      Mira Nidhi Nirali Palak Payal Priyal Radhika Riddhi Rutvi Saloni Shivani Siddhi Srushti Stuti Trusha Urvi Vaidehi
      Vidhi Vishwa Yashvi Zarna
      Ansh Bhavya Chirag Darsh Dhairya Dhruv Divyesh Gaurang Harshil Himanshu Hiren Jaimin Jatin Jenil Kathan Kaushal
      Keval Krish Kush Manan Maulik Meet Mihir Mitesh Naitik Neel Nikunj Om Pratik Preet Romil Rudra Rushi Sahil Samarth
      Shlok Utsav Vandan Viraj Vraj Yug`),
    last: words(`
      Patel Patel Patel Patel Patel Shah Shah Shah Mehta Desai Trivedi Joshi Bhatt Dave Parmar Parmar Solanki Chauhan
      Rathod Makwana Vaghela Prajapati Prajapati Panchal Suthar Thakkar Raval Vyas Amin Parikh Kapadia Chokshi Gajjar
      Mistry Limbachiya Bhavsar Barot Darji Khatri Upadhyay Acharya Shukla Purohit Rana Gohil Zala Vasava Rabari
      Chaudhari Kanani Savaliya Dobariya Vekariya Lakhani Doshi Kothari`),
  },
  {
    share: 9,
    first: words(`
      Aafreen Alfiya Fatema Iqra Mehzabin Nazmin Rukhsar Saniya Zainab Zoya
      Faizan Huzaifa Juned Mohsin Nadeem Rehan Sufiyan Tauseef Uzair Zaid`),
    last: words('Shaikh Pathan Mansuri Saiyed Vohra Malek Memon Diwan Kureshi Ghanchi'),
  },
  {
    share: 9,
    first: words(`
      Anushree Apoorva Ishita Pallavi Prerna Ragini Surbhi Vartika
      Arpit Divyansh Lakshya Pranjal Prateek Shashwat Siddhant Tushar Vaibhav`),
    last: words('Agarwal Dubey Gupta Jain Maurya Mishra Pathak Rajput Srivastava Tiwari Verma Yadav'),
  },
  {
    share: 6,
    first: words(`
      Anagha Harini Keerthana Meenakshi Sreelakshmi Swathi Vaishnavi
      Abhinav Gokul Naveen Pranav Sriram Vishnu`),
    last: words('Iyer Menon Naidu Nair Pillai Rao Reddy Shetty'),
  },
  {
    share: 4,
    first: words('Gauri Manasi Rutuja Sayali Aniket Omkar Soham Tanmay'),
    last: words('Bhosale Deshmukh Jadhav Kulkarni Patil Pawar'),
  },
  {
    share: 3,
    first: words('Anisha Jesica Merlin Angel Alwin Jaison Joel Kevin Nelson'),
    last: words("Christian D'Souza Fernandes Macwan Mathew Thomas"),
  },
  {
    share: 2,
    first: words('Gurpreet Harleen Jasleen Gurkirat Harjot Jaskaran Manveer'),
    last: words('Bedi Chawla Gill Sandhu'),
  },
  {
    share: 1,
    first: words('Debolina Ishani Sohini Anirban Sandip'),
    last: words('Das Ghosh Mukherjee Roy'),
  },
]
